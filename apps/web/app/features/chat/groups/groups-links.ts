export const groupHref = (slug: string) => `/messages/groupe/${slug}`
/** Who is in it, and the settings. */
export const groupPageHref = (slug: string) => `${groupHref(slug)}/membres`
export const groupReportHref = (slug: string) => `${groupPageHref(slug)}?signaler`
export const newGroupHref = '/messages/groupe/nouveau'
export const newGroupWithHref = (username: string) => `${newGroupHref}?avec=${encodeURIComponent(username)}`
