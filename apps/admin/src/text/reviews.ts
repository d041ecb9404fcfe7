import type { ReviewState, ReviewSubject } from '@consoeurs/contract'

export const reviewsText = {
  reviews: 'Relectures',
  empty: {
    title: 'Rien à relire',
    text: 'Les décisions contestées arrivent ici, la plus ancienne en premier.',
  },
  review: 'Relecture',
  asked: 'Demandée le',
  asker: 'Demandée par',
  subject: 'Sur',
  subjects: { report: 'Un signalement écarté', sanction: 'Une mesure' } satisfies Record<ReviewSubject, string>,
  state: 'État',
  states: { open: 'À relire', confirmed: 'Maintenue', changed: 'Changée' } satisfies Record<ReviewState, string>,
  stateFilters: { open: 'À relire', confirmed: 'Maintenues', changed: 'Changées', any: 'Toutes' },
  decidedFirstBy: 'Décidé d’abord par',
  unknown: 'Compte supprimé',
  titleOf: (subject: string, name: string) => `${subject}, ${name}`,
  herWords: 'Ce qu’elle dit',
  first: 'La première décision',
  seeReport: 'Ouvrir le signalement',
  seeMember: 'Ouvrir son dossier',
  yours: 'Tu as pris cette décision : une autre modératrice, ou une administratrice, la relit.',
  verdict: 'Après relecture, la décision est',
  verdicts: { confirmed: 'Maintenue', changed: 'Changée' },
  chooseVerdict: 'Choisis : maintenue ou changée.',
  changesMeasure: 'La mesure sera levée aussitôt.',
  changesReport: 'Le signalement devient retenu. Prends les mesures qu’il demande.',
  statementHint: 'Elle lit cette explication, ici et par mail.',
  second: 'Après relecture',
  transparency: 'Bilan annuel',
  transparencyLead:
    'Les chiffres que le règlement européen sur les services numériques demande de publier. Ils ne nomment personne et restent quand un signalement s’efface.',
  noYear: { title: 'Rien à compter encore', text: 'Le premier signalement ouvrira le premier bilan.' },
  export: 'Exporter',
  received: 'Signalements reçus, par motif',
  decided: 'Décisions',
  upheld: 'Retenus',
  rejected: 'Écartés',
  median: 'Délai médian',
  none: 'Aucune',
  hours: (hours: number | null): string => {
    if (hours === null) return '–'
    if (hours < 1) return 'Moins d’une heure'
    if (hours < 48) return `${Math.round(hours)} h`
    return `${Math.round(hours / 24)} jours`
  },
  measures: 'Mesures, par fondement',
  reviewsOf: { report: 'Relectures de signalements', sanction: 'Relectures de mesures' } satisfies Record<
    ReviewSubject,
    string
  >,
  askedCount: 'Demandées',
  total: 'En tout',
  automated: 'Aucune décision n’est prise par un moyen automatisé.',
} as const
