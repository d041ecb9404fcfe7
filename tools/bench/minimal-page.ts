import { createElement, type ReactNode } from 'react'

interface Part {
  tag: string
  href?: string
  src?: string
  /** React adds a preload for an image without it. */
  loading?: string
  children: (Part | string)[]
}

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Each is a component of its own, the elements inside it are not. */
const BLOCKS = new Set(['article', 'aside', 'footer', 'form', 'header', 'li', 'main', 'nav', 'section'])
/** React escapes these. */
const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

const plain = (text: string) => text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (code) => CHARACTERS[code] ?? code)

/** Only for what React rendered, which closes every element and escapes every `<` and `>`. */
function partsOf(html: string): Part {
  const body = html
    .slice(html.indexOf('<body'), html.indexOf('</body>'))
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const root: Part = { tag: 'body', children: [] }
  const open = [root]
  for (const [, tag = '', attributes = '', end, text] of body.matchAll(/<([\w-]+)([^>]*)>|(<\/)[\w-]+>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(plain(text))
    else if (end !== undefined) open.pop()
    else if (tag !== 'body') {
      const part: Part = { tag, children: [] }
      for (const [, name, value = ''] of attributes.matchAll(/ (href|src|loading)="([^"]*)"/g)) {
        part[name as 'href' | 'src' | 'loading'] = plain(value)
      }
      parent.children.push(part)
      if (!VOID.has(tag) && !attributes.endsWith('/')) open.push(part)
    }
  }
  return root
}

const Block = ({ part }: { part: Part }): ReactNode => element(part)

function element({ tag, children, ...attributes }: Part): ReactNode {
  const inner = children.map((child) => {
    if (typeof child === 'string') return child
    return BLOCKS.has(child.tag) ? createElement(Block, { part: child }) : element(child)
  })
  return createElement(tag, attributes, ...inner)
}

/**
 * The body of a rendered page as a minimal React page: the same elements and text, with no attributes but the addresses of
 * links and images. Each rendering creates all elements again.
 */
export function minimalPage(html: string): () => ReactNode {
  const body = partsOf(html)
  return () => element(body)
}
