import type { BrandText } from '../../src/brand.ts'

export const text: BrandText = {
  description:
    'Violette réunit des femmes qui ont envie de rencontrer des femmes : une amitié, une histoire, une sortie. Gratuit, discret, sans publicité.',
  descriptions: {
    journal:
      'Le journal de Violette : se dire, oser un premier message, sortir ensemble, prendre soin de soi et rester prudente.',
    shares:
      'Ce que les femmes de Violette partagent : des pensées, des photos, des questions, des sorties, et des réponses.',
    communities:
      'Les communautés de Violette : on y parle à plusieurs, des livres aux sorties, en ouvert, sur demande ou sur invitation.',
  },
  composerPrompt: (moment) => `Qu’as-tu envie de dire ${moment} ?`,
  signupTitle: 'On fait connaissance',
  signupLead: 'Quatre champs, puis tes accords, un par un. Tu diras le reste quand tu voudras.',
  signupMotto: 'Ce qui se dit ici reste entre vous.',
  invitation: {
    title: 'Une membre t’invite',
    lead: 'Violette réunit des femmes qui ont envie de rencontrer des femmes. Celle qui t’envoie ce lien y a pensé pour toi.',
    points: [
      'Une amitié, une histoire, une sortie : tu dis ce que tu cherches.',
      'Gratuit, discret, sans publicité.',
      'Personne n’apprend par nous que tu es venue.',
    ],
    action: 'Rejoindre Violette',
  },
  town: (place) => `Des femmes qui ont envie de rencontrer des femmes, ${place} et tout autour. Gratuit et discret.`,
  welcome: (count, near) => {
    if (count === 0) return 'Ton profil est prêt. Dis bonsoir, ou regarde d’abord.'
    const women = count === 1 ? 'Une femme' : `${count === 2 ? 'Deux' : 'Trois'} femmes`
    return `${women} ${near ? 'près de chez toi' : 'à qui écrire'}. Un mot suffit.`
  },
  lookingForTitle: 'Ce que tu cherches',
  photosTitle: 'Montre-toi comme tu es',
  gesture: {
    step: 'hello',
    title: 'Dis bonjour à l’une d’elles',
    lead: 'Un mot suffit pour commencer.',
    done: 'Tu as dit bonjour',
  },
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
    text: 'Choisis une chose précise dans un profil, et demande : un mot suffit.',
    action: 'Voir celles qui te ressemblent',
  },
  openers: {
    question: 'premier-message',
    label: 'Pour lui écrire, commence par',
    toHeadline: 'Ta phrase m’a plu. Elle vient d’où ?',
    texts: ['Coucou ! Elle ressemblait à quoi, ta journée ?', 'Qu’est-ce qui t’a fait rire, cette semaine ?'],
  },
  emptyMembers: {
    title: 'Personne ne correspond',
    text: 'Aucun profil ne répond à tous ces filtres. Élargis la distance ou retire un critère : elle habite peut-être un peu plus loin.',
    action: 'Effacer les filtres',
  },
  emptyVisits: {
    title: 'Aucune visite pour l’instant',
    text: 'Un partage aide à être trouvée : celles qui passent te voir apparaîtront ici.',
    action: 'Publier un partage',
  },
  emptyNotifications: {
    title: 'Tout est calme',
    text: 'Une réponse, un honneur, une demande : tu les trouveras ici.',
    action: 'Choisir mes notifications',
  },
  emptyHonors: {
    title: 'Pas encore d’honneur',
    text: 'Un mot ou un geste t’a touchée : commence par offrir un honneur.',
    action: 'Voir les membres',
  },
  emptyFavorites: {
    title: 'Rien de gardé',
    text: 'Touche le signet d’un profil : elle t’attend ici, et personne ne le sait.',
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
    text: 'C’est encore calme, et c’est toi qui donnes le ton. Écris une pensée, ouvre un salon, invite une amie en qui tu as confiance.',
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
  broken: {
    title: 'Le disque a sauté',
    text: 'C’est de notre côté, pas du tien. Réessaie dans un instant.',
  },
  footerNote: 'Un lieu de rencontres et d’échanges entre femmes. Les femmes trans y sont chez elles.',
}
