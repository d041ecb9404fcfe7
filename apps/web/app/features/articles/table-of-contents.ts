import { plainWords } from '../../text/plain-words.ts'

export interface Chapter {
  id: string
  title: string
}

/** The chapters of an article: its headings of the second level, in order. The server gives each an id. */
export function tableOfContents(html: string): Chapter[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: plainWords(title).replace(/ +/g, ' ').trim(),
  }))
}
