/** The measuring service of the operator’s settings (ANALYTICS_URL, ANALYTICS_ID). */
export interface AnalyticsTag {
  /** Of its script; `{id}` in it stands for the id. */
  url: string
  id: string
}

/** Where the scripts of the usual services read on their own tag which site it is: Umami, Plausible, Fathom; `id` for others. */
const places = ['id', 'websiteId', 'domain', 'site']

/** Loads the service’s script, the only thing of it that the page asks for. */
export function loadTag({ url, id }: AnalyticsTag): void {
  const script = document.createElement('script')
  script.src = url.replace('{id}', encodeURIComponent(id))
  script.async = true
  if (id !== '') for (const place of places) script.dataset[place] = id
  document.head.append(script)
}

interface Signals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Her browser has answered in her place (Global Privacy Control, or Do Not Track): she is not asked. */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1'
}
