export interface ShortcodeParts {
  /** `<img>` elements of a gallery, by the ids of its pictures; without ids, those of the article. */
  gallery(ids: string[] | null): string
}

export interface ShortcodesRead {
  html: string
  /** Names of shortcodes that only a plugin can fill; the text within them stays. */
  unknown: string[]
}

const attributePattern = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attributePattern)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )

const linkTo = (address: string) => {
  const url = address.trim()
  return /^https?:\/\/[^\s"<>]+$/i.test(url) ? `<p><a href="${url}">${url}</a></p>` : ''
}

/** Old exports have the caption as an attribute, with the picture alone inside. */
function toFigure(text: string, within: string): string {
  const [, picture = '', after = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)(.*)$/is.exec(within) ?? []
  if (picture === '') return within
  const caption = after.trim() || (attributesOf(text).caption ?? '').trim()
  return `<figure>${picture}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`
}

const sourceNames = ['src', 'url', 'href', 'mp3', 'ogg', 'wav', 'm4a', 'mp4', 'm4v', 'webm', 'ogv']

function toMediaLink(text: string, within: string): string {
  const given = attributesOf(text)
  const source = sourceNames.map((name) => given[name]).find((value) => value !== undefined)
  const [bare] = /https?:\/\/[^\s"'\]]+/.exec(text) ?? []
  return linkTo(within.trim() || source || bare || '')
}

const mediaNames = ['audio', 'video', 'embed', 'youtube', 'vimeo', 'dailymotion', 'soundcloud', 'playlist']

/** `name`, what follows it, and where the tag is enclosing, what it encloses. */
const pairPattern = /\[([a-z][\w-]*)((?:[\s=][^[\]]*)?)\](.*?)\[\/\1\]/gis
const singlePattern = /\[([a-z][\w-]*)((?:[\s=][^[\]]*)?)\/?\]/gi
const isWritten = (name: string, text: string) => !/=/.test(text) && !known.has(name.toLowerCase())
const known = new Set(['caption', 'wp_caption', 'gallery', ...mediaNames])

/** `[[gallery]]` shows the words themselves. */
const escaped = /\[(\[[^[\]]+\])\]/g
/** Of the private use area: it stands for words that are no shortcode. */
const mark = '\ue000'
const marked = /\ue000(\d+)\ue000/g

/**
 * Replaces WordPress's own shortcodes by HTML. Of others the tags are removed and reported; words in brackets that are
 * no shortcode stay (« [sic] », « [...] »).
 */
export function readShortcodes(html: string, { gallery }: ShortcodeParts): ShortcodesRead {
  const unknown = new Set<string>()
  const written: string[] = []
  const replace = (whole: string, name: string, text: string, within = '') => {
    const tag = name.toLowerCase()
    if (tag === 'caption' || tag === 'wp_caption') return toFigure(text, within)
    if (tag === 'gallery') {
      const { ids, include = ids } = attributesOf(text)
      return gallery(include === undefined ? null : include.split(',').map((id) => id.trim()))
    }
    if (mediaNames.includes(tag)) return toMediaLink(text, within)
    if (within === '' && isWritten(name, text) && !whole.includes('[/')) return whole
    unknown.add(tag)
    return within
  }
  let text = html
    .replaceAll(mark, '')
    .replace(escaped, (_whole, words: string) => `${mark}${written.push(words) - 1}${mark}`)
  // An enclosing shortcode may hold others.
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(pairPattern, replace)
  }
  text = text.replace(singlePattern, (whole, name: string, given: string) => replace(whole, name, given))
  return { html: text.replace(marked, (_mark, index) => written[Number(index)] ?? ''), unknown: [...unknown] }
}
