/** Also used by WrittenText, which finds mentions and themes in the same pass. */
export const webAddressSource = '(?<link>(?:[Hh][Tt]{2}[Pp][Ss]?:\\/\\/|[Ww]{3}\\.)[^\\s<>"\\u00ab\\u00bb]+)'

/** Trailing punctuation belongs to the sentence, not to the address. */
export function trimAddress(address: string): string {
  let end = address.length
  while (end > 0) {
    const last = address.charAt(end - 1)
    const opened = last === ')' && address.slice(0, end).split('(').length >= address.slice(0, end).split(')').length
    if (opened || !/[.,;:!?…)\]}'’”]/u.test(last)) break
    end -= 1
  }
  return address.slice(0, end)
}

/** Null for what only looks like an address. */
export function webUrl(written: string): URL | null {
  const address = /^www\./i.test(written) ? `https://${written}` : written
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.hostname.includes('.') ? url : null
}

export function firstLink(text: string): URL | null {
  for (const [written] of text.matchAll(new RegExp(webAddressSource, 'gu'))) {
    const url = webUrl(trimAddress(written))
    if (url !== null) return url
  }
  return null
}
