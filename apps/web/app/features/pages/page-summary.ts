import { plainWords } from '../../text/plain-words.ts'
import { summaryOf } from '../../text/summary.ts'

/** The first words of a page, for search engines. */
export function pageSummary(html: string): string {
  return summaryOf(plainWords(html.replace(/<h\d[^>]*>.*?<\/h\d>/gs, ' ')))
}
