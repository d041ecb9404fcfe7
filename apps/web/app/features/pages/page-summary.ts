const SUMMARY = 160

/** The first words of a page, for search engines: tags out, entities of plain text back. */
export function pageSummary(html: string): string {
  const words = html
    .replace(/<h\d[^>]*>.*?<\/h\d>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= SUMMARY) return words
  return `${words.slice(0, words.lastIndexOf(' ', SUMMARY - 1))}…`
}
