/** What `?onglet=` of a profile may be; its address without it is « À propos ». */
export const profileTabs = ['about', 'shares', 'photos'] as const
export type ProfileTab = (typeof profileTabs)[number]

const addressed: Record<string, ProfileTab> = { partages: 'shares', photos: 'photos' }
const names: Record<ProfileTab, string | null> = { about: null, shares: 'partages', photos: 'photos' }

export const readTab = (params: URLSearchParams): ProfileTab => addressed[params.get('onglet') ?? ''] ?? 'about'

export function tabHref(base: string, tab: ProfileTab): string {
  const name = names[tab]
  if (name === null) return base
  return `${base}${base.includes('?') ? '&' : '?'}onglet=${name}`
}
