import type { BrandText } from '../../src/brand.ts'

export const text: BrandText = {
  description:
    'Violette réunit des femmes qui ont envie de rencontrer des femmes : une amitié, une histoire, une sortie. Gratuit, discret, sans publicité.',
  composerPrompt: (firstName) => `${firstName}, qu’as-tu envie de dire ce soir ?`,
  signupTitle: 'On fait connaissance',
  signupLead: 'Trois champs, puis tes accords, un par un. Tu diras le reste quand tu voudras.',
  signupMotto: 'Ce qui se dit ici reste entre vous.',
  welcome: {
    title: 'Te voilà chez toi',
    lead: 'Ton profil n’est visible que des membres, et seulement comme tu l’as choisi. Dis bonsoir, ou regarde d’abord : les deux se font beaucoup ici.',
  },
  lookingForTitle: 'Ce que tu cherches',
  photosTitle: 'Montre-toi comme tu es',
  photoTips: [
    'Ton visage de face, à la lumière du jour.',
    'Toi en train de faire ce que tu aimes.',
    'Un lieu à toi : ton coin lecture, ta plage.',
  ],
  profileNudge: 'Dis ce que tu cherches, en une ligne',
  aboutPlaceholder:
    'D’où tu viens, ce qui te fait rire, ce que tu fais quand il pleut. Une chose précise vaut dix adjectifs.',
  headlinePlaceholder: 'Libraire le jour, oiseau de nuit le vendredi.',
  emptyFeed: {
    title: 'La soirée commence',
    text: 'Personne n’a encore parlé ici. Une pensée, même courte, et les réponses viennent.',
    action: 'Écrire une pensée',
  },
  emptyMessages: {
    title: 'Le premier mot est à toi',
    text: 'Choisis une chose précise dans un profil, et demande. Un mot suffit. Tes conversations s’ouvriront ici.',
    action: 'Voir celles qui te ressemblent',
  },
  emptyMembers: {
    title: 'Personne sous cette lumière',
    text: 'Aucun profil ne répond à tous ces filtres. Élargis la distance ou retire un critère : elle habite peut-être un peu plus loin.',
    action: 'Effacer les filtres',
  },
  emptyVisits: {
    title: 'Aucune visite pour l’instant',
    text: 'Celles qui passent te voir apparaîtront ici, puis s’effaceront au bout de 30 jours. Un partage aide à être trouvée.',
    action: 'Publier un partage',
  },
  emptyNotifications: {
    title: 'Tout est calme',
    text: 'Une réponse, un honneur, une demande : tu les trouveras ici. Tu choisis de quoi on te prévient.',
    action: 'Choisir mes notifications',
  },
  emptyHonors: {
    title: 'Pas encore d’honneur',
    text: 'Un honneur se donne une fois, à une femme dont un mot ou un geste t’a touchée. Commence par en offrir un.',
    action: 'Voir les membres',
  },
  emptyFavorites: {
    title: 'Rien de gardé',
    text: 'Touche le cœur d’un profil : il t’attend ici, et personne ne le sait.',
    action: 'Voir les membres',
  },
  emptyCommunities: {
    title: 'Aucune communauté rejointe',
    text: 'Des lectrices, des marcheuses, des mélomanes : pousse une porte, on parle plus facilement à plusieurs.',
    action: 'Voir les communautés',
  },
  emptySearch: {
    title: 'Ces mots n’ont rien trouvé',
    text: 'Essaie un prénom, une ville ou un mot plus court. Les accents ne comptent pas.',
    action: 'Chercher autre chose',
  },
  firstDays: {
    title: 'Tu es parmi les premières',
    text: 'La maison est encore silencieuse, et c’est toi qui donnes le ton. Écris une pensée, ouvre un salon, invite une amie en qui tu as confiance.',
    action: 'Inviter une amie',
  },
  notFound: {
    title: 'Cette lettre s’est perdue',
    text: 'Cette page n’existe pas, ou n’existe plus. Ce n’est pas toi.',
    action: 'Revenir à l’accueil',
  },
  offline: {
    title: 'Plus de réseau',
    text: 'Tes derniers messages restent lisibles, et ceux que tu écris partiront dès que la connexion reviendra.',
    action: 'Réessayer',
  },
  footerNote: 'Un lieu de rencontres et d’échanges entre femmes. Les femmes trans y sont chez elles.',
}
