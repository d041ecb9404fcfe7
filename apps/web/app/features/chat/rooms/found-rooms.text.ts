import { plural } from '../../../text/counts.ts'

export const foundRoomsText = {
  label: 'Les salons trouvés',
  coming: 'Recherche en cours…',
  found: (count: number): string =>
    count === 0 ? 'Aucun salon trouvé.' : plural(count, { one: '1 salon trouvé.', other: `${count} salons trouvés.` }),
  none: {
    title: (q: string) => `Aucun salon pour « ${q} »`,
    text: 'Essaie avec moins de lettres, ou avec le nom de la communauté.',
  },
  more: 'Voir la suite',
} as const
