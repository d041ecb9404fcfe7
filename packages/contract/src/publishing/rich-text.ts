/** Allowed in articles, pages and answers. Recipes use a few more (`recipe-block.ts`). */
export const bodyTags = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'sup', 'sub', 'br', 'blockquote', 'hr'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'aside'],
]

/** Equivalents from other editors. The page title is the only h1. */
export const renamedTags: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', cite: 'em', dfn: 'em', var: 'em' },
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', tfoot: 'tbody' },
}

/** Without meaning of their own: removed without a warning. */
export const neutralTags: ReadonlySet<string> = new Set([
  ...['html', 'head', 'body', 'title', 'meta', 'link', 'style', 'base', 'div', 'span', 'font', 'center', 'section'],
  ...[
    'article',
    'main',
    'header',
    'footer',
    'nav',
    'colgroup',
    'col',
    'wbr',
    'time',
    'picture',
    'source',
    'bdi',
    'label',
  ],
])

/** Pages must not load pictures from other sites. */
export const isLibraryPicture = (src: string): boolean => /^\/files\/[0-9a-f]{32}-[a-z]+\.webp$/.test(src)

/** Google Docs marks bold only by inline styles. */
export function styledTag(style: string): 'sup' | 'sub' | 'strong' | 'em' | undefined {
  if (/vertical-align:\s*super/i.test(style)) return 'sup'
  if (/vertical-align:\s*sub/i.test(style)) return 'sub'
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return 'strong'
  return /font-style:\s*italic/i.test(style) ? 'em' : undefined
}

/** Google Docs wraps everything copied in a `<b>` that is not bold. */
export const isPlainWeight = (style: string): boolean => /font-weight:\s*(?:normal|[1-5]00)/i.test(style)

const signs = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' }

/** For plain text: « 10³ », never « 103 ». */
export const withRaisedDigits = (html: string): string =>
  html.replace(/<(sup|sub)>([\d+-]+)<\/\1>/g, (_whole, tag: 'sup' | 'sub', digits: string) =>
    digits.replace(/./g, (digit) => signs[tag].charAt('0123456789+-'.indexOf(digit))),
  )
