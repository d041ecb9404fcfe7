let segmenter: Intl.Segmenter | undefined
/** Lazy: constructing a Segmenter costs more than most truncations. */
function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

export const countGraphemes = (text: string): number => [...graphemes(text)].length

/**
 * Ellipsis of specification §5. At most `max` code points; never splits a grapheme, so accents and emoji stay whole.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max || [...text].length <= max) return text
  const kept: string[] = []
  let room = max - 1
  for (const { segment } of graphemes(text)) {
    room -= [...segment].length
    if (room < 0) break
    kept.push(segment)
  }
  while (kept.at(-1)?.trim() === '') kept.pop()
  return `${kept.join('')}…`
}

/** At most `max` UTF-16 units, as schemas and `maxLength` count. No ellipsis. */
export function startOf(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, graphemes(text).containing(Math.max(0, max))?.index ?? max)
}

/** At most `max` UTF-16 units with the ellipsis. */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = startOf(text, max - 1)
  const end = text.charAt(kept.length) === ' ' ? kept.length : kept.lastIndexOf(' ')
  return `${(end < max / 2 ? kept : kept.slice(0, end)).replace(/[\s,;:–-]+$/, '')}…`
}

/** Avatar placeholder: the first letter or digit, otherwise the first character. */
export function initialOf(name: string): string {
  const signs = Array.from(graphemes(name.trim()), ({ segment }) => segment)
  return (signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? '').toLocaleUpperCase('fr')
}
