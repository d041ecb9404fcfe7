import { plainWords } from '../../../text/plain-words.ts'

export interface Chapter {
  id: string
  title: string
}

/** Chapters are the `h2` headings, whose ids the server adds. */
export function tableOfContents(html: string): Chapter[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: plainWords(title).replace(/ +/g, ' ').trim(),
  }))
}
