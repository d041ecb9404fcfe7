import type { SearchKind } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'
import { plural } from './counts.ts'

export const searchText = {
  amongRecipes: (q: string) => `Chercher « ${q} » parmi les recettes`,
  title: 'Recherche',
  titleFor: (typed: string) => `« ${typed} »`,
  label: 'Chercher une membre, un partage, une communauté, un article',
  hint: 'Un prénom, un thème',
  submit: 'Chercher',
  tabs: 'Ce que tu cherches',
  kinds: {
    all: 'Tout',
    members: 'Membres',
    shares: 'Partages',
    communities: 'Communautés',
    articles: 'Articles',
  } satisfies Record<SearchKind | 'all', string>,
  more: {
    members: 'Toutes les membres trouvées',
    shares: 'Tous les partages trouvés',
    communities: 'Toutes les communautés trouvées',
    articles: 'Tous les articles trouvés',
  } satisfies Record<SearchKind, string>,
  begin: {
    title: 'Qui, ou quoi ?',
    text: 'Écris au moins deux lettres. Les accents, les majuscules et une faute de frappe ne comptent pas.',
  },
  nothing: (typed: string) => `Rien pour « ${typed} »`,
  everywhere: 'Chercher partout',
  meet: 'Voir toutes les membres',
  themeMembers: (theme: string) => `Membres qui aiment «\u202f${theme}\u202f», près de toi d’abord`,
  tryThese: 'Ou pars d’un thème',
  themesNear: (kilometres: number) =>
    `Le nombre de membres qui l’aiment, à moins ${elide('de', String(kilometres))} km de toi.`,
  themeCount: (count: number, atLeast: boolean) => (atLeast ? `${count} ou plus` : String(count)),
  found: (count: number, more: boolean): string => {
    if (count === 0) return 'Aucun résultat'
    if (more) return `Les ${count} premiers résultats`
    return plural(count, { one: '1 résultat', other: `${count} résultats` })
  },
  by: (name: string) => elide('de', name),
  in: (community: string) => `dans ${community}`,
  recent: 'Tes dernières recherches',
  recentHelp: 'Elles restent dans ce navigateur. Elles s’effacent quand tu te déconnectes.',
  forget: 'Effacer',
  forgotten: 'Tes recherches sont effacées de ce navigateur.',
  goTo: 'Aller à',
  searchAll: (typed: string) => `Tous les résultats pour « ${typed} »`,
  searching: 'Je cherche…',
  places: {
    publish: 'Publier un partage',
    myShares: 'Mes partages',
    favorites: 'Favorites',
    privacy: 'Confidentialité',
    blocks: 'Blocages',
    appearance: 'Apparence',
    security: 'Sécurité',
    support: 'Questions et réponses',
    help: 'Aide et sécurité',
  },
  keysTitle: 'Au clavier',
  keys: [
    { keys: 'Ctrl K', does: 'ouvre la recherche depuis n’importe quelle page (⌘ K sur un Mac)' },
    { keys: '/', does: 'l’ouvre aussi, quand tu n’écris pas' },
    { keys: '↑ ↓', does: 'passent d’un résultat à l’autre' },
    { keys: 'Entrée', does: 'ouvre celui qui est choisi' },
    { keys: 'Échap', does: 'referme' },
    { keys: 'Alt ↓', does: 'sur le nom d’une membre, ouvre sa carte sans quitter la page (⌥ ↓ sur un Mac)' },
  ],
  slash: 'La touche / ouvre la recherche',
  choose: 'Entrée pour ouvrir, Échap pour fermer',
} as const
