/** Cuts at `max` characters with an ellipsis (specification §5). The result is never longer than `max`. */
export function truncate(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`
}
