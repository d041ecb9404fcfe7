import { writeFileSync } from 'node:fs'
import type { ImportReport } from '@consoeurs/api'
import { print } from '../process/console.ts'
import { countsLine, problemLine, type ReportedKind } from './report-text.ts'

const MOST_PRINTED = 20

interface ReportTarget {
  /** Of the imported file: the report goes beside it. */
  file: string
  dryRun: boolean
  now: Date
}

/** Prints what a run did, and writes all of it beside the imported file. */
export function writeReport(
  report: ImportReport<ReportedKind>,
  { file, dryRun, now }: ReportTarget,
  more: Record<string, unknown> = {},
): void {
  print(dryRun ? 'Essai : rien n’a été écrit. L’import ferait ceci.' : 'Import terminé.')
  for (const [kind, counts] of report.counts) print(`  ${countsLine(kind, counts)}`)
  for (const problem of report.problems.slice(0, MOST_PRINTED)) print(`  · ${problemLine(problem)}`)
  const stamp = now.toISOString().slice(0, 19).replace(/[:T]/g, '-')
  const path = `${file}.${dryRun ? 'essai' : 'import'}-${stamp}.json`
  const { problems, unlisted } = report
  const whole = {
    dryRun,
    at: now.toISOString(),
    counts: Object.fromEntries(report.counts),
    problems: problems.map((problem) => ({ ...problem, sentence: problemLine(problem) })),
    unlisted,
    ...more,
  }
  const others = problems.length + unlisted - MOST_PRINTED
  if (others > 0) print(`  · et ${others} autres remarques, toutes dans le rapport.`)
  keep(path, whole)
}

/** What was imported is done, whether or not the folder can be written. */
function keep(path: string, whole: object): void {
  try {
    writeFileSync(path, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 })
    print(`Rapport : ${path}`)
  } catch {
    print(`Le rapport n’a pas pu être écrit à côté du fichier : ${path}`)
  }
}
