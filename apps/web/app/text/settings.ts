/** The pages of the settings, by the last part of their address. */
export const settingsText = {
  title: 'Réglages',
  sections: {
    compte: 'Compte',
    profil: 'Profil',
    photos: 'Photos',
    notifications: 'Notifications',
    confidentialite: 'Confidentialité',
    blocages: 'Blocages',
    apparence: 'Apparence',
    securite: 'Sécurité',
    donnees: 'Mes données',
    signalements: 'Mes signalements',
  },
  summaries: {
    compte: 'Adresse e-mail, nom d’utilisatrice, pause',
    profil: 'Ta phrase, ce que tu cherches, tes réponses',
    photos: 'Jusqu’à huit, et qui les voit',
    notifications: 'Ce qui te prévient, et où',
    confidentialite: 'Qui te voit, qui peut t’écrire',
    blocages: 'Celles que tu ne veux plus croiser',
    apparence: 'Clair, sombre, ou selon l’heure',
    securite: 'Mot de passe, appareils, second facteur',
    donnees: 'Tout récupérer, tout effacer',
    signalements: 'Où en est ce que tu as signalé',
  },
} as const
