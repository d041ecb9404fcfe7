import type { BrandText } from '../../src/brand.ts'

export const text: BrandText = {
  description:
    'Sève réunit des femmes qui mangent cru, ou qui voudraient essayer : recettes de saison, réponses franches, potagers et marchés. Gratuit, sans publicité.',
  composerPrompt: (firstName) => `${firstName}, qu’as-tu goûté aujourd’hui ?`,
  signupTitle: 'On fait connaissance',
  signupLead: 'Trois champs, puis tes accords, un par un. Tu diras le reste quand tu voudras.',
  signupMotto: 'Ici, on goûte avant de juger.',
  welcome: {
    title: 'Assieds-toi, il y a de la place',
    lead: 'Ton profil n’est visible que des membres, et seulement comme tu l’as choisi. Raconte ton dernier bol, ou pose la question que tu n’oses poser nulle part.',
  },
  lookingForTitle: 'Ce qui t’amène',
  photosTitle: 'Ta tête, ton potager, tes bols',
  photoTips: [
    'Ton visage de face, à la lumière du jour.',
    'Ce que tu cultives, ou ce que tu viens de préparer.',
    'Ta cuisine telle qu’elle est.',
  ],
  profileNudge: 'Dis où tu en es avec le cru',
  aboutPlaceholder:
    'Comment le cru est entré dans ta cuisine, ce que tu fais pousser, ce que tu rates encore. Les ratés intéressent tout le monde.',
  headlinePlaceholder: 'Maraîchère. Je mange ce que j’ai semé, et j’en donne trop.',
  emptyFeed: {
    title: 'La table est mise',
    text: 'Personne n’a encore servi. Une recette, une astuce, une photo de marché, et les autres suivent.',
    action: 'Partager une recette',
  },
  emptyMessages: {
    title: 'Le premier mot est à toi',
    text: 'Choisis une recette qui t’intrigue et pose une question à celle qui l’a écrite. Tes conversations s’ouvriront ici.',
    action: 'Voir celles qui te ressemblent',
  },
  emptyMembers: {
    title: 'Personne dans ce carré',
    text: 'Aucun profil ne répond à tous ces filtres. Élargis la distance ou retire un critère : le jardin d’à côté vaut le détour.',
    action: 'Effacer les filtres',
  },
  emptyVisits: {
    title: 'Aucune visite pour l’instant',
    text: 'Celles qui passent te voir apparaîtront ici, puis s’effaceront au bout de 30 jours. Une recette aide à être trouvée.',
    action: 'Publier un partage',
  },
  emptyNotifications: {
    title: 'Tout est calme',
    text: 'Une réponse, un honneur, une demande : tu les trouveras ici. Tu choisis de quoi on te prévient.',
    action: 'Choisir mes notifications',
  },
  emptyHonors: {
    title: 'Pas encore d’honneur',
    text: 'Un honneur se donne une fois, à une femme dont une recette ou un conseil t’a servi. Commence par en offrir un.',
    action: 'Voir les membres',
  },
  emptyFavorites: {
    title: 'Le bocal est vide',
    text: 'Touche le cœur d’un profil : tu le retrouves ici, et personne ne le sait.',
    action: 'Voir les membres',
  },
  emptyCommunities: {
    title: 'Aucune communauté rejointe',
    text: 'Des bocaux, des balcons, des débutantes : tire une chaise, on apprend plus vite à plusieurs.',
    action: 'Voir les communautés',
  },
  emptySearch: {
    title: 'Rien de ce nom au marché',
    text: 'Essaie un légume, un prénom ou un mot plus court. Les accents ne comptent pas.',
    action: 'Chercher autre chose',
  },
  firstDays: {
    title: 'Tu es parmi les premières',
    text: 'Le jardin vient d’être semé, et c’est toi qui donnes le ton. Publie une recette simple, ouvre un salon, invite une amie curieuse.',
    action: 'Inviter une amie',
  },
  notFound: {
    title: 'L’assiette est vide',
    text: 'Cette page n’existe pas, ou n’existe plus. Ce n’est pas toi.',
    action: 'Revenir à l’accueil',
  },
  offline: {
    title: 'Plus de réseau',
    text: 'Tes dernières recettes et conversations restent lisibles, et tes messages partiront dès que la connexion reviendra.',
    action: 'Réessayer',
  },
  footerNote: 'Le réseau des femmes qui mangent cru et vivant. Les femmes trans y sont chez elles.',
}
