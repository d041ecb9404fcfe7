import type { Screen } from '../screens.ts'

const empty = (name: string, route: string, path = `/${route}`): Screen => ({
  name: `${name}-nouvelle`,
  route,
  path,
  who: 'newcomer',
})

/** Pages of a new account without any data. */
export const newcomers: Screen[] = [
  empty('tableau', 'dashboard'),
  empty('partages-miens', 'shares', '/shares?scope=mine'),
  empty('partages-proches', 'shares', '/shares?scope=near'),
  empty('messages', 'messages'),
  empty('messages-demandes', 'messages', '/messages?boite=demandes'),
  empty('premier-mot', 'messages/:username', '/messages/ines'),
  empty('notifications', 'notifications'),
  empty('visites', 'visits'),
  empty('honneurs', 'honors'),
  empty('profil', 'p'),
  empty('profil-partages', 'p', '/p?onglet=partages'),
  empty('profil-vu-par-une-visiteuse', 'p', '/p?vue=visiteuse'),
  empty('photos', 'settings/photos'),
  empty('blocages', 'settings/blocages'),
  empty('signalements', 'settings/signalements'),
  empty('membres-aucune', 'members', '/members?q=personne-de-ce-nom'),
]
