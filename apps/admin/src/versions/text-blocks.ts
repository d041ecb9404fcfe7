/** A paragraph, heading, list item, table row or picture of a rich text. */
export interface TextBlock {
  /** Tag name. */
  kind: string
  /** Words as read; addresses of links and pictures in square brackets. */
  text: string
  /** Its markup, to notice what changes no word. */
  html: string
}

const blocks = new Set([
  ...['p', 'h2', 'h3', 'h4', 'li', 'tr', 'caption', 'figcaption', 'dt', 'dd', 'blockquote', 'aside', 'section', 'div'],
  ...['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'figure', 'hr', 'img'],
])
const cells = new Set(['td', 'th'])
const ELEMENT = 1
const TEXT = 3

function inlineText(node: Node): string {
  if (node.nodeType === TEXT) return (node.textContent ?? '').replaceAll(/[ \t\n]+/g, ' ')
  if (node.nodeType !== ELEMENT) return ''
  const element = node as Element
  const name = element.localName
  if (name === 'br') return '\n'
  const text = [...element.childNodes].map(inlineText).join('')
  if (name === 'a') return `${text} [${element.getAttribute('href') ?? ''}]`
  return cells.has(name) ? `${text.trim()} | ` : text
}

function pictureBlock(picture: Element): TextBlock {
  const alt = picture.getAttribute('alt') ?? ''
  return { kind: 'img', text: `${alt} [${picture.getAttribute('src') ?? ''}]`.trim(), html: picture.outerHTML }
}

function walk(parent: Element, found: TextBlock[]): void {
  let [text, html] = ['', '']
  const flush = () => {
    const words = text.trim().replace(/ \|$/, '')
    if (words !== '') found.push({ kind: parent.localName, text: words, html })
    text = ''
    html = ''
  }
  for (const child of parent.childNodes) {
    const name = child.nodeType === ELEMENT ? (child as Element).localName : ''
    if (!blocks.has(name)) {
      text += inlineText(child)
      html += child.nodeType === ELEMENT ? (child as Element).outerHTML : (child.textContent ?? '')
      continue
    }
    flush()
    if (name === 'img') found.push(pictureBlock(child as Element))
    else if (name === 'hr') found.push({ kind: 'hr', text: '———', html: '' })
    else walk(child as Element, found)
  }
  flush()
}

/** Splits the HTML of an article, page or answer into its blocks, in reading order. Runs no script, loads no picture. */
export function textBlocks(html: string): TextBlock[] {
  const found: TextBlock[] = []
  walk(new DOMParser().parseFromString(html, 'text/html').body, found)
  return found
}
