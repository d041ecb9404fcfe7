/** `area: imperative summary`. Run by .githooks/commit-msg with the file of the message, and by check-language.ts. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MOST_CHARACTERS = 72
const WRITTEN_BY_GIT = /^(Merge |Revert |fixup! )/
const AREA_AND_SUMMARY = /^[a-z0-9, /-]+: [A-Za-z]/

export function subjectProblem(subject: string): string | undefined {
  if (WRITTEN_BY_GIT.test(subject)) return undefined
  if (!AREA_AND_SUMMARY.test(subject)) return `The commit subject must read "area: imperative summary": ${subject}`
  if (Array.from(subject).length > MOST_CHARACTERS)
    return `The commit subject is longer than ${MOST_CHARACTERS} characters: ${subject}`
  return undefined
}

/** Since the latest release tag; HEAD alone where there is none, as in a shallow clone. Empty without Git. */
export function commitSubjects(baseDir: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: baseDir, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')
  const log = git('log', '--format=%s', ...(tag ? [`${tag}..HEAD`] : ['--max-count=1']))
  return log?.split('\n').filter(Boolean) ?? []
}

if (import.meta.main) {
  const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n')
  const problem = subjectProblem(subject)
  if (problem) console.error(problem)
  process.exitCode = problem ? 1 : 0
}
