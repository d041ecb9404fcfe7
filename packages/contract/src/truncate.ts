let segmenter: Intl.Segmenter | undefined
/** Made with the first text that is too long: it costs more than most cuts. */
function letters(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/**
 * Cuts at `max` characters with an ellipsis (specification §5). The result is never longer than `max`, counted as code
 * points, and never ends within a letter as a reader sees it: an accent stays on its letter, an emoji stays whole.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max || [...text].length <= max) return text
  const kept: string[] = []
  let room = max - 1
  for (const { segment } of letters(text)) {
    room -= [...segment].length
    if (room < 0) break
    kept.push(segment)
  }
  while (kept.at(-1)?.trim() === '') kept.pop()
  return `${kept.join('')}…`
}
