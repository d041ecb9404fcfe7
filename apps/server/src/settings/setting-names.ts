import { settingNames } from './settings-definitions.ts'

const PREFIX = 'CONSOEURS_'
/** Shorter names resemble unrelated variables: NODE and MODE, POST and PORT. */
const SHORTEST_SUSPECT = 6
const SLIP = 2
const LOOSE_SLIP = 3

/** Our prefix, or one or two letters off a name. */
export function looksLikeASetting(name: string): boolean {
  if (name.startsWith(PREFIX)) return true
  if (name.length < SHORTEST_SUSPECT) return false
  return settingNames.some((known) => known.length >= SHORTEST_SUSPECT && distance(bare(name), known) <= allowed(known))
}

export function closestSetting(name: string): string | undefined {
  const ranked = settingNames
    .map((known) => ({ known, far: distance(bare(name), known) }))
    .sort((one, other) => one.far - other.far)
  const [best] = ranked
  return best && best.far <= LOOSE_SLIP && best.far < best.known.length / 2 ? best.known : undefined
}

const allowed = (known: string) => (known.length >= 8 ? SLIP : 1)

const bare = (name: string) =>
  name
    .toUpperCase()
    .replace(/^CONSOEURS_/, '')
    .replaceAll('-', '_')

/** Levenshtein distance. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, against] of [...other].entries()) {
      const change = (row[column] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
