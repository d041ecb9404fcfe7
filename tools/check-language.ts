/**
 * Checks replaced terms, the length of sentences in documents, and commit subjects. What was there before the check is
 * counted in language/baseline.json, and the counts may only go down: `--write` lowers them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitSubjects, subjectProblem } from './language/commit-subject.ts'
import { longSentences, MOST_WORDS } from './language/sentences.ts'
import { occurrences, replacedTerms } from './language/vocabulary.ts'

type Counts = Record<string, number>
interface Baseline {
  /** By term. */
  replacedTerms: Counts
  /** By document. */
  longSentences: Counts
}
interface Finding {
  list: keyof Baseline
  key: string
  place: string
}

const BASELINE = 'tools/language/baseline.json'
const MOST_PLACES = 20
const REMEDY = {
  replacedTerms: 'docs/vocabulary.md has the term to use',
  longSentences: `a sentence has at most ${MOST_WORDS} words: make two`,
}

export function languageProblems(baseDir: string, baseline: Baseline): string[] {
  const found = findings(baseDir)
  const counts = countsOf(found)
  const lists = ['replacedTerms', 'longSentences'] as const
  return lists.flatMap((list) =>
    [...new Set([...Object.keys(counts[list]), ...Object.keys(baseline[list])])].flatMap((key) => {
      const count = counts[list][key] ?? 0
      const allowed = baseline[list][key] ?? 0
      if (count < allowed)
        return [`« ${key} » went down from ${allowed} to ${count}: node tools/check-language.ts --write`]
      if (count === allowed) return []
      const places = found.filter((finding) => finding.list === list && finding.key === key).map(({ place }) => place)
      const shown = places.slice(0, MOST_PLACES).map((place) => `\n  ${place}`)
      return [`« ${key} »: ${count}, of which ${allowed} are allowed; ${REMEDY[list]}${shown.join('')}`]
    }),
  )
}

/** Never raises a count, and adds none. */
export function lowered(baseDir: string, baseline: Baseline): Baseline {
  const counts = countsOf(findings(baseDir))
  const lower = (list: keyof Baseline) =>
    Object.fromEntries(
      Object.entries(baseline[list])
        .map(([key, allowed]) => [key, Math.min(allowed, counts[list][key] ?? 0)] as const)
        .filter(([, count]) => count > 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  return { replacedTerms: lower('replacedTerms'), longSentences: lower('longSentences') }
}

function findings(baseDir: string): Finding[] {
  return [
    ...occurrences(baseDir, replacedTerms(baseDir)).map(
      ({ term, place }): Finding => ({ list: 'replacedTerms', key: term, place }),
    ),
    ...longSentences(baseDir).map(
      ({ document, line, words, beginning }): Finding => ({
        list: 'longSentences',
        key: document,
        place: `${document}:${line} « ${beginning}… » has ${words} words`,
      }),
    ),
  ]
}

function countsOf(found: Finding[]): Baseline {
  const counts: Baseline = { replacedTerms: {}, longSentences: {} }
  for (const { list, key } of found) counts[list][key] = (counts[list][key] ?? 0) + 1
  return counts
}

if (import.meta.main) {
  const baseDir = process.cwd()
  const file = join(baseDir, BASELINE)
  const baseline = JSON.parse(readFileSync(file, 'utf8')) as Baseline
  if (process.argv.includes('--write')) {
    writeFileSync(file, `${JSON.stringify(lowered(baseDir, baseline), null, 2)}\n`)
  } else {
    const subjects = commitSubjects(baseDir).flatMap((subject) => subjectProblem(subject) ?? [])
    const problems = [...languageProblems(baseDir, baseline), ...subjects]
    for (const problem of problems) console.error(problem)
    console.log(`${problems.length} problems of language`)
    process.exitCode = problems.length > 0 ? 1 : 0
  }
}
