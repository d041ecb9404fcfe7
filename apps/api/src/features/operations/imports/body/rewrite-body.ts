import { Parser } from 'htmlparser2'

/** A picture of the media library. */
export interface PictureHere {
  mediaId: number
  url: string
  width: number
  height: number
  alt: string
}

export interface BodyTargets {
  /** By the address in `src` or `href`; undefined for a picture that is not here. */
  picture(address: string): PictureHere | undefined
  /** Where a link leads here; undefined leaves it as it is. */
  link(address: string): string | undefined
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])
/** Elements that play something from another site: a link to it stays. */
const players = new Set(['iframe', 'video', 'audio', 'embed', 'object'])
const unread = new Set(['script', 'style', 'noscript', 'template'])

/** Parses a body and calls back for each element. Text in scripts and styles is left out. */
function readElements(
  html: string,
  on: {
    open(name: string, attributes: Record<string, string>): void
    text(text: string): void
    close(name: string): void
  },
): void {
  let unreadDepth = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (unread.has(name)) unreadDepth += 1
      else if (unreadDepth === 0) on.open(name, attributes)
    },
    ontext: (text) => {
      if (unreadDepth === 0) on.text(text)
    },
    onclosetag: (name) => {
      if (unread.has(name)) unreadDepth = Math.max(0, unreadDepth - 1)
      else if (unreadDepth === 0) on.close(name)
    },
  })
  parser.end(html)
}

/** Addresses of pictures, and of links that may lead to one. */
export function picturesOf(html: string): { shown: string[]; linked: string[] } {
  const shown = new Set<string>()
  const linked = new Set<string>()
  readElements(html, {
    open: (name, { src = '', href = '' }) => {
      if (name === 'img' && src !== '') shown.add(src)
      if (name === 'a' && href !== '') linked.add(href)
    },
    text: () => undefined,
    close: () => undefined,
  })
  return { shown: [...shown], linked: [...linked] }
}

const isWeb = (address: string) => /^https?:\/\//i.test(address)

function fileName(address: string): string {
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name) || address
  } catch {
    return name
  }
}

/** Writes the body again, with pictures and links that lead here. */
class BodyWriter {
  readonly parts: string[] = []
  readonly #targets: BodyTargets
  #linkDepth = 0
  /** Elements that play something, one inside another. */
  #players: { hasLink: boolean }[] = []

  constructor(targets: BodyTargets) {
    this.#targets = targets
  }

  open(name: string, attributes: Record<string, string>): void {
    const { src = '', data = '', href = '' } = attributes
    if (players.has(name)) this.#players.push({ hasLink: this.#addLink(src || data, '') })
    const player = this.#players.at(-1)
    if (player !== undefined) {
      if (name === 'source' && !player.hasLink) player.hasLink = this.#addLink(src, '')
      return
    }
    if (name === 'img') {
      this.#openPicture(attributes)
      return
    }
    if (name === 'a') {
      this.#linkDepth += 1
      const address = this.#targets.picture(href)?.url ?? this.#targets.link(href) ?? href
      this.parts.push(`<a href="${escapeAttribute(address)}">`)
      return
    }
    const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    this.parts.push(`<${name}${given.join('')}>`)
  }

  text(text: string): void {
    if (this.#players.length === 0) this.parts.push(escapeText(text))
  }

  close(name: string): void {
    if (this.#players.length > 0) {
      if (players.has(name)) this.#players.pop()
      return
    }
    if (name === 'a') this.#linkDepth -= 1
    if (!voidElements.has(name)) this.parts.push(`</${name}>`)
  }

  #openPicture({ src = '', alt = '' }: Record<string, string>): void {
    const here = this.#targets.picture(src)
    if (here === undefined) {
      this.#addLink(src, alt)
      return
    }
    const { url, width, height } = here
    const text = escapeAttribute(alt.trim() || here.alt)
    this.parts.push(`<img src="${url}" alt="${text}" width="${width}" height="${height}">`)
  }

  /** Within a link its words alone. */
  #addLink(address: string, words: string): boolean {
    if (!isWeb(address)) return false
    const text = escapeText(words.trim() || fileName(address))
    this.parts.push(this.#linkDepth > 0 ? text : `<a href="${escapeAttribute(address)}">${text}</a>`)
    return true
  }
}

/** A picture that could not be taken over becomes a link to the original. */
export function rewriteBody(html: string, targets: BodyTargets): string {
  const writer = new BodyWriter(targets)
  readElements(html, writer)
  return writer.parts.join('')
}
