/** What the queues about one member have in common: certifications, first photos and sign-ups. */
export const memberQueueText = {
  state: 'État',
  decidedAt: 'Décidée le',
  sentOn: (label: string, at: string) => `${label} ${at}`,
  member: 'Membre',
  age: 'Âge',
  years: (age: number) => `${age} ans`,
  memberSince: 'Membre depuis',
  picture: 'Sa photo',
  pictureAlt: 'La photo qu’elle a envoyée',
  show: 'Ouvrir sa photo',
  guideTitle: 'Avant de décider',
  notJudged: 'L’allure, l’âge apparent ou le genre ne se jugent pas.',
} as const
