/** As much as search engines show of a description. */
const SUMMARY = 160

/** The first words of a text on one line, cut between two of them. */
export function summaryOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= SUMMARY) return words
  return `${words.slice(0, words.lastIndexOf(' ', SUMMARY - 1))}…`
}
