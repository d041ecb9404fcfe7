import type { MeasureGround, OwnMeasure, OwnReview } from '@consoeurs/contract'

const kinds: Record<OwnMeasure['kind'], string> = {
  warning: 'Un avertissement',
  suspension: 'Une suspension de ton compte',
  ban: 'La fermeture de ton compte',
  hidden: 'Un contenu masqué',
}

const targets: Record<string, string> = {
  share: 'Un de tes partages est masqué',
  comment: 'Un de tes commentaires est masqué',
  making: 'Une de tes réalisations est masquée',
  swap: 'Une de tes offres est masquée',
  roomMessage: 'Un de tes messages dans un salon est retiré',
  photo: 'Une de tes photos est masquée',
  message: 'Un premier message ne sera pas remis',
  batchResult: 'Le résultat d’un de tes bocaux est masqué',
}

const grounds: Record<MeasureGround, string> = {
  charter: 'La charte de la communauté',
  terms: 'Les conditions d’utilisation',
  law: 'La loi : le contenu est jugé illicite',
}

/** Reviews of decisions on « Mes signalements », at sign-in and behind links in mails. */
export const reviewsText = {
  title: 'Demander une relecture',
  ask: 'Demander une relecture',
  askLead:
    'Pendant six mois, une seule fois : une autre personne que celle qui a décidé relira tout, et te dira pourquoi elle maintient ou change la décision.',
  words: 'Ce que nous n’avons pas vu',
  wordsHelp: 'Un fait, un contexte, une erreur. Une phrase suffit.',
  send: 'Envoyer ma demande',
  sent: 'Ta demande est partie. Une autre personne va relire.',
  asked: 'Tu as demandé une relecture',
  waiting: 'Une autre personne que celle qui a décidé va relire. Tu recevras sa réponse ici et par mail.',
  changed: 'Après relecture, la décision a changé',
  confirmed: 'Après relecture, la décision est maintenue',
  outcome: ({ state }: Pick<OwnReview, 'state'>) => (state === 'changed' ? reviewsText.changed : reviewsText.confirmed),
  yours: 'Ce que tu nous as écrit',
  measures: 'Les décisions à ton sujet',
  measuresLead: 'Ce que l’équipe a décidé, pourquoi, et comment le contester.',
  noMeasures: 'Aucune décision à ton sujet.',
  reports: 'Ce que tu as signalé',
  kind: ({ kind, target }: Pick<OwnMeasure, 'kind' | 'target'>): string =>
    (kind === 'hidden' && target !== null ? targets[target] : undefined) ?? kinds[kind],
  standing: ({ stands, lifted }: Pick<OwnMeasure, 'stands' | 'lifted'>): string => {
    if (lifted) return 'Levée'
    return stands ? 'En vigueur' : 'Terminée'
  },
  until: (date: string) => `Jusqu’au ${date}`,
  facts: 'Les faits',
  ground: 'Le fondement',
  grounds,
  how: 'Comment',
  byPerson: 'Décision prise par une personne, sans moyen automatisé.',
  redress: 'Tes recours',
  redressText:
    'Une relecture par une autre personne pendant six mois, un organe de règlement extrajudiciaire des litiges, la justice.',
  linkTitle: 'La décision sur ton signalement',
  linkLead: (id: number) => `Signalement nº ${id}`,
  linkNone: 'Ce lien n’ouvre rien',
  linkNoneText: 'Il est incomplet, ou le signalement a été effacé depuis. Ouvre-le depuis le mail, ou écris-nous.',
  contact: 'Nous écrire',
  over: 'Cette décision ne peut plus être relue : le délai est passé.',
} as const
