/** What a person's text is made of, once its addresses and the members it names are found. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string }

const found = /(?<link>(?:https?:\/\/|www\.)[^\s<>"«»]+)|(?<![\p{L}\p{N}_.@/-])@(?<name>[a-z0-9_][a-z0-9_-]{2,29})/giu

/** A full stop or a bracket after an address belongs to the sentence, not to the address. */
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

/** The host first, so that she sees where it leads; a long path is cut. */
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

/** Cuts a text into plain words, addresses (http and https alone) and @mentions. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(found)) {
    const { link, name } = match.groups ?? {}
    const written = link === undefined ? match[0] : trimAddress(link)
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    parts.push(
      name === undefined ? linkPart(written) : { kind: 'mention', text: written, username: name.toLowerCase() },
    )
    from = match.index + written.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

/** Address of the page that asks before she leaves for another site. */
export const exitHref = (address: string): string => `/go?to=${encodeURIComponent(address)}`
