import { plainWords } from '../../../text/plain-words.ts'
import { summaryOf } from '../../../text/summary.ts'

/** The meta description: the first words, without headings. */
export function pageSummary(html: string): string {
  return summaryOf(plainWords(html.replace(/<h\d[^>]*>.*?<\/h\d>/gs, ' ')))
}
