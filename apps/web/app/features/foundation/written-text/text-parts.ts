import { bareMention, limits, mentionSource } from '@consoeurs/contract'

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string }

const webAddress = /(?<link>(?:[Hh][Tt]{2}[Pp][Ss]?:\/\/|[Ww]{3}\.)[^\s<>"«»]+)/
const found = new RegExp(`${webAddress.source}|${mentionSource}`, 'gu')

/** Trailing punctuation belongs to the sentence, not to the address. */
function trimAddress(address: string): string {
  let end = address.length
  while (end > 0) {
    const last = address.charAt(end - 1)
    const opened = last === ')' && address.slice(0, end).split('(').length >= address.slice(0, end).split(')').length
    if (opened || !/[.,;:!?…)\]}'’”]/u.test(last)) break
    end -= 1
  }
  return address.slice(0, end)
}

const SHOWN_AT_MOST = 48

/** Host first, so that the target is visible; a long path is cut. */
function shownAddress({ host, pathname, search }: URL): string {
  const rest = `${pathname === '/' ? '' : pathname}${search}`
  const whole = `${host.replace(/^www\./, '')}${rest}`
  return whole.length > SHOWN_AT_MOST ? `${whole.slice(0, SHOWN_AT_MOST - 1)}…` : whole
}

function linkPart(written: string): TextPart {
  const address = /^www\./i.test(written) ? `https://${written}` : written
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !url.hostname.includes('.')) return { kind: 'text', text: written }
  return { kind: 'link', text: shownAddress(url), href: url.href }
}

/** Splits a text into words, http(s) addresses and @mentions. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(found)) {
    const { link, name } = match.groups ?? {}
    const username = bareMention(name ?? '')
    if (name !== undefined && (username.length < limits.username.min || username.length > limits.username.max)) continue
    const written = link === undefined ? `@${name?.slice(0, username.length)}` : trimAddress(link)
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    parts.push(name === undefined ? linkPart(written) : { kind: 'mention', text: written, username })
    from = match.index + written.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

/** The interstitial page for external links. */
export const exitHref = (address: string): string => `/go?to=${encodeURIComponent(address)}`
