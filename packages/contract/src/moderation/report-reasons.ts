/** `severity` 1 is the most urgent. Without a schema, so that pages do not bundle Zod. */
export const reportReasons = {
  minor: { label: 'Elle semble mineure', severity: 1, anonymous: true },
  childAbuse: { label: 'Contenu qui met un enfant en danger', severity: 1, anonymous: true },
  lifeThreat: { label: 'Menace, danger pour une personne', severity: 1, anonymous: false },
  intimateImage: { label: 'Image intime sans consentement', severity: 1, anonymous: false },
  healthDanger: { label: 'Conseil dangereux pour la santé', severity: 2, anonymous: false },
  harassment: { label: 'Harcèlement, insultes', severity: 2, anonymous: false },
  hate: { label: 'Haine, discrimination', severity: 2, anonymous: false },
  scam: { label: 'Arnaque, demande d’argent', severity: 2, anonymous: false },
  illegal: { label: 'Contenu illégal', severity: 2, anonymous: false },
  fake: { label: 'Faux profil, photo volée', severity: 3, anonymous: false },
  notAWoman: { label: 'Cette personne n’a pas sa place ici', severity: 3, anonymous: false },
  advertising: { label: 'Publicité, contenu payant', severity: 4, anonymous: false },
  other: { label: 'Autre chose', severity: 4, anonymous: false },
} as const
export type AnyReportReason = keyof typeof reportReasons
