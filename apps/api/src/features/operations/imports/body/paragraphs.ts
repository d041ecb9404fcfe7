const blockNames = [
  ...['table', 'thead', 'tbody', 'tfoot', 'caption', 'tr', 'td', 'th', 'div', 'dl', 'dt', 'dd', 'ul', 'ol', 'li'],
  ...['blockquote', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'section', 'article', 'aside', 'header', 'footer'],
  ...['figure', 'figcaption', 'details', 'summary', 'form', 'fieldset', 'address', 'iframe', 'video', 'audio'],
].join('|')

const beforeBlock = new RegExp(`(<(?:${blockNames})(?=[\\s/>]))`, 'gi')
const afterBlock = new RegExp(`(</(?:${blockNames})\\s*>|<hr\\b[^>]*>)`, 'gi')
const startsBlock = new RegExp(`^<(${blockNames})\\b[^>]*>`, 'i')
const endsBlock = new RegExp(`(?:\\s*</(?:${blockNames})\\s*>)+$`, 'i')

/** Text directly in these is a paragraph; in others it stays as it is. */
const containers = new Set(['blockquote', 'div', 'section', 'article', 'aside', 'header', 'footer', 'details', 'hr'])

const withBreaks = (text: string) => text.trim().replace(/\s*\n\s*/g, '<br>')

/** A piece between empty lines: tags that open, text, tags that close. */
function toParagraph(piece: string): string {
  let rest = piece.trim()
  let opening = ''
  let last: string | undefined
  for (let tag = startsBlock.exec(rest); tag !== null; tag = startsBlock.exec(rest)) {
    opening += tag[0]
    last = tag[1]?.toLowerCase()
    rest = rest.slice(tag[0].length).trim()
  }
  const closing = endsBlock.exec(rest)?.[0] ?? ''
  const text = withBreaks(rest.slice(0, rest.length - closing.length))
  const wraps = text !== '' && (last === undefined || containers.has(last))
  return `${opening}${wraps ? `<p>${text}</p>` : text}${closing}`
}

/** Lines of code and poems keep their breaks, in an element that articles have. */
const withoutPre = (html: string) =>
  html.replace(/<pre\b[^>]*>(.*?)<\/pre>/gis, (_whole, lines: string) => `<p>${withBreaks(lines)}</p>`)

/** WordPress's classic editor stores empty lines instead of paragraphs (`wpautop`). */
export function toParagraphs(html: string): string {
  return withoutPre(html.replace(/\r\n?/g, '\n'))
    .replace(/<[^>]*>/g, (tag) => tag.replaceAll('\n', ' '))
    .replace(beforeBlock, '\n\n$1')
    .replace(afterBlock, '$1\n\n')
    .split(/\n\s*\n/)
    .map(toParagraph)
    .filter((piece) => piece !== '')
    .join('\n')
}

export interface BlocksRead {
  html: string
  /** Blocks that only WordPress can fill: `latest-posts`. */
  unknown: string[]
}

const blockComment = /<!--\s*(\/?)wp:([a-z][a-z0-9_/-]*)(?:\s+\{.*?\})?\s*(\/?)-->/gs
/** Blocks without text of their own. */
const silentBlocks = new Set(['more', 'nextpage', 'spacer', 'separator'])

/** Removes the comments of the block editor. Text between blocks comes from the classic editor. */
export function readBlocks(html: string): BlocksRead {
  if (!/<!--\s*wp:/.test(html)) return { html: toParagraphs(html), unknown: [] }
  const parts: string[] = []
  const unknown = new Set<string>()
  let depth = 0
  let from = 0
  const keep = (text: string) => {
    if (text.trim() !== '') parts.push(depth === 0 ? toParagraphs(text) : withoutPre(text))
  }
  for (const { 0: comment, 1: closes, 2: name = '', 3: isEmpty, index } of html.matchAll(blockComment)) {
    keep(html.slice(from, index))
    from = index + comment.length
    if (closes === '/') depth = Math.max(0, depth - 1)
    else if (isEmpty !== '/') depth += 1
    else if (!silentBlocks.has(name)) unknown.add(name)
  }
  keep(html.slice(from))
  return { html: parts.join('\n'), unknown: [...unknown] }
}
