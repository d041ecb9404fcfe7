import { formatCount, plural } from '../../../../text/counts.ts'

function nameList(names: string[], total: number): string {
  const [first = '', second, third] = names
  if (second === undefined) return first
  if (total === 2) return `${first} et ${second}`
  if (total === 3 && third !== undefined) return `${first}, ${second} et ${third}`
  return `${first}, ${second} et ${total - 2} autres`
}

export const conversationListText = {
  requests: 'Demandes',
  requestsCount: (count: number): string =>
    plural(count, { one: `${formatCount(count)} demande`, other: `${formatCount(count)} demandes` }),
  /** « Oriane et Zoé veulent t’écrire ». */
  wantToWrite: (names: string[], total: number): string =>
    plural(total, {
      one: `${nameList(names, total)} veut t’écrire`,
      other: `${nameList(names, total)} veulent t’écrire`,
    }),
  empty: {
    unread: {
      title: 'Tout est lu',
      text: 'Dès qu’un message arrive, sa conversation s’affiche ici jusqu’à ce que tu l’ouvres.',
    },
    requests: {
      title: 'Aucune demande',
      text: 'Quand une membre t’écrit pour la première fois, son message t’attend ici. C’est toi qui décides de la suite.',
    },
    archived: {
      title: 'Aucune archive',
      text: 'Une conversation archivée quitte ta liste sans rien perdre. Elle y revient au prochain message, sauf si tu en as coupé les notifications.',
    },
  },
  seeAll: 'Voir mes conversations',
} as const
