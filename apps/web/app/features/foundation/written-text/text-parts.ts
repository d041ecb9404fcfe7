import {
  bareMention,
  codeSource,
  limits,
  mentionSource,
  themeName,
  themeSource,
  trimAddress,
  webAddressSource,
  webUrl,
} from '@consoeurs/contract'

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string }
  | { kind: 'theme'; text: string; name: string }

const found = new RegExp(`${codeSource}|${webAddressSource}|${mentionSource}|${themeSource}`, 'gu')

const SHOWN_AT_MOST = 48

/** Host first, so that the target is visible; a long path is cut. */
function shownAddress({ host, pathname, search }: URL): string {
  const rest = `${pathname === '/' ? '' : pathname}${search}`
  const whole = `${host.replace(/^www\./, '')}${rest}`
  return whole.length > SHOWN_AT_MOST ? `${whole.slice(0, SHOWN_AT_MOST - 1)}…` : whole
}

function linkPart(written: string): TextPart {
  const url = webUrl(written)
  if (url === null) return { kind: 'text', text: written }
  return { kind: 'link', text: shownAddress(url), href: url.href }
}

type Groups = Partial<Record<'code' | 'link' | 'name' | 'theme', string>>

/** Null for a mention of nobody. */
function partOf({ code, link, name, theme }: Groups): TextPart | null {
  if (code !== undefined) return { kind: 'text', text: code }
  if (theme !== undefined) return { kind: 'theme', text: `#${theme}`, name: themeName(theme) }
  if (name === undefined) return linkPart(trimAddress(link ?? ''))
  const username = bareMention(name)
  if (username.length < limits.username.min || username.length > limits.username.max) return null
  return { kind: 'mention', text: `@${name.slice(0, username.length)}`, username }
}

/** Length of the part in the text: a link is shown shorter than it is written. */
const writtenLength = ({ link }: Groups, part: TextPart) =>
  link === undefined ? part.text.length : trimAddress(link).length

/** Splits a text into words, http(s) addresses, @mentions and #themes. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(found)) {
    const groups: Groups = match.groups ?? {}
    const part = partOf(groups)
    if (part === null) continue
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    parts.push(part)
    from = match.index + writtenLength(groups, part)
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

/** The interstitial page for external links. */
export const exitHref = (address: string): string => `/go?to=${encodeURIComponent(address)}`
