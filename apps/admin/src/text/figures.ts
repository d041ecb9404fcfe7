/** What happened, day by day. */
export const figuresText = {
  title: 'Chiffres',
  lead: 'Par jour, à l’heure de Paris. La journée en cours n’est pas finie.',
  span: 'Période',
  spans: { 30: '30 jours', 90: '90 jours', 365: 'Un an' } as Record<number, string>,
  plots: {
    signUps: { title: 'Inscriptions', hint: 'Comptes ouverts, confirmés ou non.' },
    active: { title: 'Membres venues', hint: 'Chacune une fois par jour.' },
    messages: { title: 'Messages', hint: 'Entre deux membres, jamais leur contenu.' },
    roomMessages: { title: 'Messages des salons', hint: 'Dans toutes les communautés.' },
    reports: { title: 'Signalements', hint: 'Reçus, quelle que soit leur suite.' },
    pushes: { title: 'Notifications poussées', hint: 'Remises au service du navigateur, ou abandonnées.' },
  },
  series: { delivered: 'Remises', failed: 'Abandonnées' },
  total: (count: string) => `${count} en tout`,
  mean: (count: string) => `${count} par jour en moyenne`,
  /** How much of the span the mean is of, where it is not the whole. */
  counted: (days: number) => (days === 1 ? 'compté sur 1 jour' : `compté sur ${days} jours`),
  bar: (day: string, label: string, value: string) => [day, label, value].filter(Boolean).join(', '),
  none: 'Pas encore compté.',
  asTable: 'Voir les chiffres',
  day: 'Jour',
  count: 'Nombre',
  notCounted: 'Pas compté',
  drawn: (title: string, most: string, day: string) => `${title}, jour par jour ; le plus haut : ${most}, le ${day}.`,
  export: 'Exporter',
  today: 'Aujourd’hui',
} as const
