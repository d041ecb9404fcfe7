import { plural } from '../../../text/counts.ts'

export const memberSearchText = {
  found: (count: number) => plural(count, { one: '1 membre trouvée', other: `${count} membres trouvées` }),
  none: 'Aucune membre ne porte ce nom ici.',
  failed: 'La recherche ne répond pas. Vérifie ta connexion, puis réessaie.',
} as const
