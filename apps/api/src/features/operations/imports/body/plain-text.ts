import { Parser } from 'htmlparser2'

const unread = new Set(['script', 'style'])

/** Titles, names and excerpts in WXR are HTML, mostly with entities alone. Keeps line breaks. */
export function plainText(html: string): string {
  const parts: string[] = []
  const parser = new Parser({
    onopentagname: (name) => {
      if (!unread.has(name)) parts.push(name === 'br' || name === 'p' ? '\n' : '')
    },
    ontext: (text) => parts.push(text),
  })
  parser.end(html)
  return parts
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}
