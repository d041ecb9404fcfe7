export const ownPageText = {
  changePhoto: 'Changer ma photo',
  see: 'Voir mon profil',
  awaits: 'Ce qui t’attend',
  does: 'Ce que tu fais ici',
  account: 'Ton compte',
  lastVisitors: (names: string) => `Dernières visites : ${names}`,
  shares: 'Mes partages',
  communities: 'Mes communautés',
  settingsDetail: 'Notifications, confidentialité, sécurité',
  help: 'Aide et sécurité',
} as const
