export const cookiesText = {
  title: 'Compter les visites\u202F?',
  text: (site: string, service: string) =>
    `Pour savoir quelles pages servent, ${site} aimerait compter les visites de l’accueil, du journal et des pages d’information, avec ${service}. Rien ne part avant ta réponse\u202F; les pages des membres n’en sont pas.`,
  accept: 'Accepter',
  refuse: 'Refuser',
  said: {
    yes: 'Tu as accepté. Tu peux changer d’avis ici, à tout moment.',
    no: 'Tu as refusé. Tu peux changer d’avis ici, à tout moment.',
  },
  refused: 'Ton navigateur demande que tu ne sois pas suivie\u202F: rien n’est compté, et nous ne te demandons rien.',
  more: 'Tout ce que garde ton navigateur',
  close: 'Fermer',
} as const
