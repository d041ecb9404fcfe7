/** In the order of the page. */
export const faqTopics = {
  begin: 'Premiers pas',
  place: 'Ce qui se vit ici',
  profile: 'Ton profil et qui le voit',
  talk: 'Écrire et échanger',
  safety: 'Sécurité et signalements',
  account: 'Ton compte',
  data: 'Tes données',
  app: 'L’application et les notifications',
} as const
export type FaqTopic = keyof typeof faqTopics
