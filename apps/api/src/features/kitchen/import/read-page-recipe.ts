import { type ImportedRecipe, readSchemaOrgRecipe } from '@consoeurs/contract'
import { Parser } from 'htmlparser2'
import { decodeBody } from '../../publishing/link-previews/public.ts'

const jsonLd = 'application/ld+json'

/** Texts of `<script type="application/ld+json">`. */
function structuredData(html: string): string[] {
  const found: string[] = []
  let inside = false
  const parser = new Parser({
    onopentag(tag, { type }) {
      inside = tag === 'script' && (type ?? '').toLowerCase().startsWith(jsonLd)
      if (inside) found.push('')
    },
    ontext(text) {
      if (inside) found.push((found.pop() ?? '') + text)
    },
    onclosetag() {
      inside = false
    },
  })
  parser.end(html)
  return found
}

const blocks = new Set(['p', 'br', 'li', 'div', 'h2', 'h3', 'h4'])

/** Sites write HTML and entities into the texts of their JSON. */
function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html
  const parts: string[] = []
  const parser = new Parser({
    onopentag: (tag) => blocks.has(tag) && parts.push('\n'),
    ontext: (text) => parts.push(text),
  })
  parser.end(html)
  return parts.join('').replaceAll(/[^\S\n]+/g, ' ')
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? plainText(value) : value))
  } catch {
    // Some pages have several scripts, and one that is no JSON.
    return null
  }
}

/** The first recipe of a page, or null. */
export function readPageRecipe(body: Buffer, page: { url: URL; contentType: string }): ImportedRecipe | null {
  const site = { url: page.url.href, site: page.url.hostname.replace(/^www\./, '') }
  for (const json of structuredData(decodeBody(body, page.contentType))) {
    const recipe = readSchemaOrgRecipe(parse(json), site)
    if (recipe !== null) return recipe
  }
  return null
}
