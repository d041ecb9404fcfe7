import type { BrandText } from '../../src/brand.ts'

export const text: BrandText = {
  description:
    'Sève réunit des femmes qui mangent cru, ou qui voudraient essayer : recettes de saison, réponses franches, potagers et marchés. Gratuit, sans publicité.',
  descriptions: {
    journal:
      'Le journal de Sève : les premiers pas vers le cru, des gestes et des recettes, les saisons, les bocaux, la prudence.',
    shares:
      'Ce que les femmes de Sève partagent : des recettes, des photos, des questions, des astuces, et des réponses franches.',
    communities: 'Les communautés de Sève : cuisiner cru, faire germer, jardiner, échanger ses adresses, à plusieurs.',
  },
  composerPrompt: (moment) => `Que prépares-tu ${moment} ?`,
  signupTitle: 'On fait connaissance',
  signupLead: 'Quatre champs, puis tes accords, un par un. Tu diras le reste quand tu voudras.',
  signupMotto: 'Ici, on goûte avant de juger.',
  invitation: {
    title: 'Une membre t’invite',
    lead: 'Sève réunit les femmes qui mangent cru et vivant. Celle qui t’envoie ce lien y a pensé pour toi.',
    points: [
      'Des recettes, des questions, des réponses de celles qui pratiquent.',
      'Des rencontres autour d’une table ou d’un jardin.',
      'Gratuit, sans publicité.',
    ],
    action: 'Rejoindre Sève',
  },
  town: (place) => `Les femmes qui mangent cru et vivant, ${place} et tout autour. Gratuit, sans publicité.`,
  welcome: (count, near) => {
    if (count === 0) return 'Ton profil est prêt. Raconte ton dernier bol, ou regarde d’abord.'
    const one = near ? 'voisine' : 'femme'
    const who = count === 1 ? `Une ${one} qui cuisine` : `${count === 2 ? 'Deux' : 'Trois'} ${one}s qui cuisinent`
    return `${who} cru. Un mot suffit.`
  },
  lookingForTitle: 'Ce qui t’amène',
  photosTitle: 'Ta tête, ton potager, tes bols',
  gesture: {
    step: 'bookmark',
    title: 'Choisis une première recette',
    lead: 'Elle t’attendra dans tes partages gardés.',
    done: 'Ta première recette est gardée',
  },
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
    text: 'Choisis une recette qui t’intrigue et pose une question à celle qui l’a écrite.',
    action: 'Voir celles qui te ressemblent',
  },
  openers: {
    question: 'apprendre',
    label: 'Ce qu’elle aimerait apprendre',
    toHeadline: 'Tu as une recette à me conseiller pour commencer ?',
    texts: ['Qu’est-ce que tu prépares, en ce moment ?', 'Tu fais ton marché où ?'],
  },
  emptyMembers: {
    title: 'Personne dans ce carré',
    text: 'Aucun profil ne répond à tous ces filtres. Élargis la distance ou retire un critère : le jardin d’à côté vaut le détour.',
    action: 'Effacer les filtres',
  },
  emptyVisits: {
    title: 'Aucune visite pour l’instant',
    text: 'Une recette aide à être trouvée : celles qui passent te voir apparaîtront ici.',
    action: 'Publier un partage',
  },
  emptyNotifications: {
    title: 'Tout est calme',
    text: 'Une réponse, un honneur, une demande : tu les trouveras ici.',
    action: 'Choisir mes notifications',
  },
  emptyHonors: {
    title: 'Pas encore d’honneur',
    text: 'Une recette ou un conseil t’a servi : commence par offrir un honneur.',
    action: 'Voir les membres',
  },
  emptyFavorites: {
    title: 'Le bocal est vide',
    text: 'Touche le signet d’un profil : tu la retrouves ici, et personne ne le sait.',
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
  broken: {
    title: 'Ça a débordé en cuisine',
    text: 'C’est de notre côté, pas du tien. Réessaie dans un instant.',
  },
  footerNote: 'Le réseau des femmes qui mangent cru et vivant. Les femmes trans y sont chez elles.',
}
