export interface AnalyticsTag {
  /** URL of the script; `{id}` is replaced by the id. */
  url: string
  id: string
}

/** Data attributes where Umami, Plausible and Fathom read the site id; `id` for others. */
const places = ['id', 'websiteId', 'domain', 'site']

/** The page itself requests nothing else from the service. */
export function loadTag({ url, id }: AnalyticsTag): void {
  const script = document.createElement('script')
  script.src = url.replace('{id}', encodeURIComponent(id))
  script.async = true
  if (id !== '') for (const place of places) script.dataset[place] = id
  document.head.append(script)
}

interface PrivacySignals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Global Privacy Control or Do Not Track count as a refusal. */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1'
}
