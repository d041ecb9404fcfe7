/** Terms that docs/vocabulary.md has replaced, counted over file names, identifiers, comments and documents. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../source-files.ts'

export interface Occurrence {
  term: string
  place: string
}

const GLOSSARY = 'docs/vocabulary.md'
const HEADING = '## Replaced terms'
const READ = /\.(ts|tsx|mjs|js|css|md|ya?ml|sh)$/
/** Names the terms, cannot change, or is French. */
const EXEMPT =
  /^(docs\/vocabulary\.md|docs\/deviations\.md|tests\/rules\/language\.test\.ts|packages\/(database\/migrations|brand\/brands\/[^/]+\/seed)\/)/

/** The backticked terms of the first column. */
export function replacedTerms(baseDir: string): string[] {
  const [, table = ''] = readFileSync(join(baseDir, GLOSSARY), 'utf8').split(HEADING)
  const rows = table.split('\n## ')[0]?.match(/^\|[^|]+/gm) ?? []
  return rows.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, term = '']) => words(term).trim()))
}

export function occurrences(baseDir: string, terms: string[]): Occurrence[] {
  if (terms.length === 0) return []
  const pattern = new RegExp(`(?<= )(?:${terms.toSorted((a, b) => b.length - a.length).join('|')})(?= )`, 'g')
  const found = (text: string, place: string) =>
    Array.from(words(text).matchAll(pattern), ([term]) => ({ term, place }))
  return sourceFiles(baseDir)
    .filter((file) => READ.test(file) && !EXEMPT.test(file))
    .flatMap((file) => [
      ...found(file, file),
      ...readFileSync(join(baseDir, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => found(line, `${file}:${index + 1}`)),
    ])
}

/** `useHeldRow`, `use-held-row` and `use_held_row` become ` use held row `. */
function words(text: string): string {
  const apart = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  return ` ${apart.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
}
