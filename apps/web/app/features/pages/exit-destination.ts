/** Where /go may lead: another site, over http or https. */
export function exitDestination(to: string | null): URL | null {
  if (to === null || !URL.canParse(to)) return null
  const url = new URL(to)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // « https://ici.example@ailleurs.example » pretends to be another site than the one it opens.
  url.username = ''
  url.password = ''
  return url
}
