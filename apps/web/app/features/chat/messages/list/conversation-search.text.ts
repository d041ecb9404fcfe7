import { plural } from '../../../../text/counts.ts'

export const conversationSearchText = {
  label: 'Ce qui a été trouvé',
  coming: 'Recherche en cours…',
  found: (messages: number, names: number): string => {
    if (messages + names === 0) return 'Aucun résultat.'
    if (messages === 0)
      return plural(names, { one: '1 conversation trouvée.', other: `${names} conversations trouvées.` })
    return plural(messages, { one: '1 message trouvé.', other: `${messages} messages trouvés.` })
  },
  none: {
    title: (q: string) => `Rien pour « ${q} »`,
    text: 'Essaie avec moins de mots, ou le prénom de celle qui t’a écrit. Les accents et les majuscules ne comptent pas.',
  },
  inMessages: 'Dans les messages',
  byName: 'Conversations',
  mine: 'Toi : ',
  more: 'Chercher plus loin',
} as const
