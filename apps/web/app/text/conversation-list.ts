import { formatCount, plural } from './counts.ts'

/** « Oriane », « Oriane et Zoé », « Oriane, Zoé et Perrine », « Oriane, Zoé et 4 autres ». */
function nameList(names: string[], total: number): string {
  const [first = '', second, third] = names
  if (second === undefined) return first
  if (total === 2) return `${first} et ${second}`
  if (total === 3 && third !== undefined) return `${first}, ${second} et ${third}`
  return `${first}, ${second} et ${total - 2} autres`
}

/** What a list of conversations says only where there is a reason to. */
export const conversationListText = {
  requests: (count: number): string => {
    const n = formatCount(count)
    return plural(count, { one: `${n} demande`, other: `${n} demandes` })
  },
  requestNames: nameList,
  empty: {
    unread: {
      title: 'Tout est lu',
      text: 'Dès qu’un message arrive, sa conversation se montre ici jusqu’à ce que tu l’aies ouverte.',
    },
    requests: {
      title: 'Aucune demande',
      text: 'Quand une membre t’écrit pour la première fois, son message t’attend ici. C’est toi qui décides de la suite.',
    },
    archived: {
      title: 'Rien de côté',
      text: 'Une conversation archivée quitte ta liste sans rien perdre. Elle y revient au prochain message, sauf si tu en as coupé les notifications.',
    },
  },
  seeAll: 'Voir mes conversations',
} as const
