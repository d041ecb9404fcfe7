import { type DistanceBand, distanceBandLabels, elide, type MemberSort } from '@consoeurs/contract'
import { day, dayOfYear } from './dates.ts'

const sorts: Record<MemberSort, string> = {
  recent: 'En ligne récemment',
  near: 'Autour de moi',
  new: 'Nouvelles',
  affinity: 'Affinités',
}

export const membersText = {
  title: 'Membres',
  description: 'Celles qui sont là, près de toi ou plus loin.',
  certified: 'Profil certifié',
  certifiedOn: (at: string | null | undefined): string =>
    at ? `Certifiée le ${dayOfYear(new Date(at))}` : 'Profil certifié',
  isNew: 'Nouvelle',
  nameAge: (name: string, age: number) => `${name}, ${age}`,
  place: (city: string | null, distance: DistanceBand | null): string => {
    const town = city?.replace(/ Arrondissement$/, '') ?? null
    // The band « plus loin » adds nothing to a town's name.
    const away = distance === null || (distance === 'far' && town !== null) ? null : distanceBandLabels[distance]
    return [town, away].filter((part) => part !== null).join(', ')
  },
  /** The band’s upper bound; null where it says nothing. */
  away: (distance: DistanceBand | null): string | null =>
    distance === null || distance === 'far' ? null : `à moins ${elide('de', distance)} km`,
  writeTo: (name: string) => `Écrire à ${name}`,
  sort: 'Trier',
  sortedBy: (sort: MemberSort) => `Trier. Ordre actuel : ${sorts[sort]}`,
  sorts,
  filters: 'Filtres',
  filtersCount: (count: number): string => {
    if (count === 0) return 'Filtres'
    return count === 1 ? 'Filtres 1 choisi' : `Filtres ${count} choisis`
  },
  activeFilters: 'Filtres choisis',
  remove: (label: string) => `Retirer ${label}`,
  within: 'À quelle distance',
  anyDistance: 'Peu importe',
  withinBand: (kilometres: string) => `Moins ${elide('de', kilometres)} km`,
  ageRange: (min: number | undefined, max: number | undefined): string => {
    if (min !== undefined && max !== undefined) return `${min}–${max} ans`
    return min === undefined ? `Jusqu’à ${max} ans` : `${min} ans et plus`
  },
  withPhoto: 'Avec photo',
  certifiedOnly: 'Certifiées',
  lookingFor: 'Ce qu’elle cherche',
  anyLookingFor: 'Peu importe',
  search: 'Chercher une membre',
  searchHint: 'Prénom, pseudo ou ville',
  searched: (words: string) => `« ${words} »`,
  apply: 'Voir les membres',
  clear: 'Tout effacer',
  listLabel: 'Membres',
  newcomers: 'Elles viennent d’arriver',
  seeAll: 'Toutes',
  near: 'Près de toi',
  since: (date: Date, now: Date) => `Membre depuis le ${day(date, { now })}`,
  invited: 'Adresse copiée. Envoie-la à une amie.',
} as const
