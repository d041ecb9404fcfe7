import { cleanLine, truncateAtWord } from '@consoeurs/contract'
import { Parser } from 'htmlparser2'

export interface PageMetadata {
  title: string
  description: string
  /** Absolute. */
  image: URL | null
}

const longest = { title: 140, description: 300 }

/** Named in the response, or in the page’s first kilobyte; what is unknown is read as UTF-8. */
export function decodeBody(body: Buffer, contentType: string): string {
  const named = /charset=["']?([\w-]+)/i
  const label = named.exec(contentType)?.[1] ?? named.exec(body.toString('latin1', 0, 1024))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

/** `<meta>` by name or property, and `<title>`, of the head. */
function collectFields(html: string): Map<string, string> {
  const fields = new Map<string, string>()
  let inTitle = false
  const parser = new Parser({
    onopentag(tag, { property, name, content }) {
      inTitle = tag === 'title' && !fields.has('title')
      const key = (property ?? name ?? '').toLowerCase()
      if (tag === 'meta' && key !== '' && content !== undefined && !fields.has(key)) fields.set(key, content)
    },
    ontext(text) {
      if (inTitle) fields.set('title', (fields.get('title') ?? '') + text)
    },
    onclosetag() {
      inTitle = false
    },
  })
  parser.end(html)
  return fields
}

/** Open Graph first, then what every page has. */
export function readMetadata(body: Buffer, { url, contentType }: { url: URL; contentType: string }): PageMetadata {
  const fields = collectFields(decodeBody(body, contentType))
  const first = (...keys: string[]) => {
    for (const key of keys) {
      const text = cleanLine(fields.get(key) ?? '')
      if (text !== '') return text
    }
    return ''
  }
  const image = first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image')
  return {
    title: truncateAtWord(first('og:title', 'twitter:title', 'title'), longest.title),
    description: truncateAtWord(first('og:description', 'twitter:description', 'description'), longest.description),
    image: image !== '' && URL.canParse(image, url.href) ? new URL(image, url) : null,
  }
}
