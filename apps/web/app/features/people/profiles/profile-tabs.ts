/** `?onglet=partages` shows all shares; other values, the profile. */
export type ProfileTab = 'about' | 'shares'

export const readTab = (params: URLSearchParams): ProfileTab =>
  params.get('onglet') === 'partages' ? 'shares' : 'about'

export const sharesHref = (base: string): string => `${base}${base.includes('?') ? '&' : '?'}onglet=partages`
