import type { settingsText } from './settings.ts'

/** What each settings page holds, in the words that a member would search for. */
export const settingsWords: Record<keyof typeof settingsText.sections, string[]> = {
  profil: [
    'Prénom ou pseudo',
    'Présentation, ma phrase',
    'Mes réponses aux questions',
    'Ma ville, code postal, lieu',
    'Ce que je cherche, âges',
    'Centres d’intérêt, ce que j’aime',
  ],
  photos: ['Portrait, image de profil', 'Qui voit mes photos'],
  certification: ['Profil certifié, vérification', 'Badge'],
  notifications: [
    'Son',
    'Notifications discrètes, écran verrouillé',
    'Alertes sur mon téléphone, push',
    'Mails, récap, rappels',
    'Messages, réactions, commentaires, visites',
  ],
  alertes: ['Préviens-moi, recherches gardées', 'Du nouveau près de moi'],
  confidentialite: [
    'Confidentialité',
    'Qui voit mon profil, moteurs de recherche',
    'Qui peut m’écrire',
    'Visites discrètes',
    'Masquer ma dernière connexion, en ligne',
    'Masquer la distance',
    'Confirmations de lecture, lu',
    'Historique, vus récemment',
  ],
  blocages: ['Bloquer une membre', 'Débloquer', 'Membres bloquées'],
  sourdine: ['Mettre en sourdine, masquer', 'Réactiver une membre', 'Communautés et salons en sourdine'],
  mots: ['Ne plus voir un mot, filtrer'],
  discretion: ['Sortie rapide', 'Mode discret, titre de l’onglet, nouvel onglet', 'Échap trois fois'],
  apparence: ['Thème clair, thème sombre, nuit', 'Contenus sensibles'],
  compte: ['Mot de passe', 'Adresse e-mail', 'Nom d’utilisatrice', 'Se connecter avec un autre compte'],
  securite: [
    'Validation en deux étapes, code',
    'Clés d’accès, empreinte',
    'Codes de récupération',
    'Appareils connectés, sessions, déconnecter',
  ],
  donnees: ['Télécharger mon archive, exporter', 'Supprimer mon compte', 'Partir, effacer, désinscription'],
  accords: ['Conditions et charte acceptées', 'Données sensibles, consentement', 'Retirer mon accord'],
  signalements: ['Signaler', 'Suivi de mes signalements', 'Sanctions, recours'],
  pause: ['Mettre mon compte en pause', 'M’absenter, désactiver mon compte'],
}
