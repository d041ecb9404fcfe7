import { comment, reactedBy } from '../../../src/personas.ts'
import type { SeedShare } from '../../../src/seed-content.ts'

const agrumes = { file: 's-agrumes.svg', alt: 'Oranges, citrons et pamplemousse coupés en deux, avec leurs feuilles' }
const bol = { file: 's-bol.svg', alt: 'Un bol violet de betterave, orange et figue sur une nappe rose' }
const ferments = { file: 's-ferments.svg', alt: 'Quatre bols de légumes fermentés vus de haut' }
const graines = { file: 's-graines.svg', alt: 'Trois bocaux de graines en train de germer sur une étagère en bois' }
const marche = {
  file: 's-marche.svg',
  alt: 'Un étal de marché sous un auvent rayé, avec des cagettes de fruits et de légumes',
}
const potager = { file: 's-potager.svg', alt: 'Des rangs de salades et de choux au lever du soleil' }
const tagliatelles = {
  file: 's-tagliatelles.svg',
  alt: 'Une assiette de courgettes en rubans, tomates et fleurs de bourrache',
}

export const photos: SeedShare[] = [
  {
    author: 'fatou',
    kind: 'photo',
    body: 'Talensac à huit heures, avant la foule. Les dernières figues de Rezé sont là, et le marchand d’agrumes a sorti le grand jeu.',
    images: [marche, agrumes, bol],
    visibility: 'public',
    hoursAgo: 1,
    reactions: reactedBy({ miam: ['nadege', 'mai', 'aminata'], coeur: ['camille', 'lea', 'elise'], pep: ['soizic'] }),
    comments: [
      comment('aminata', 0.8, 'Il restait de la mangue verte ?', [comment('fatou', 0.6, 'Deux. Je t’en ai pris une.')]),
    ],
  },
  {
    author: 'camille',
    kind: 'photo',
    body: 'Sept heures, première gelée blanche. Les choux sont ravis, mes doigts beaucoup moins.',
    images: [potager],
    visibility: 'public',
    hoursAgo: 22,
    reactions: reactedBy({ coeur: ['colette', 'helene', 'zoe', 'rosa'], surprise: ['lou'], pousse: ['margot'] }),
    comments: [
      comment('colette', 21, 'La gelée les sucre. Attendez dimanche pour les couper.', [
        comment('camille', 20, 'J’obéis, comme toujours.'),
      ]),
    ],
  },
  {
    author: 'lea',
    kind: 'photo',
    body: 'Jour trois. La lentille est devant, le fenugrec triche, le radis fait semblant de dormir.',
    images: [graines],
    visibility: 'members',
    hoursAgo: 34,
    reactions: reactedBy({ pousse: ['salome', 'brigitte', 'noemie', 'soizic'], coeur: ['camille'] }),
    comments: [comment('brigitte', 33, 'Le radis est un faux lent. Demain, il te doublera.')],
  },
  {
    author: 'elise',
    kind: 'photo',
    body: 'L’étagère de la rentrée, goûtée ce soir. Le citron salé a gagné à l’unanimité, moins la voix du chat.',
    images: [ferments],
    visibility: 'members',
    hoursAgo: 88,
    reactions: reactedBy({ miam: ['adele', 'zoe', 'ines'], bravo: ['oriane', 'rosa'] }),
    comments: [comment('zoe', 86, 'Je pose candidature pour le bocal du fond.')],
  },
  {
    author: 'margot',
    kind: 'photo',
    body: 'Deux mois que je suis ici. Première assiette que je trouve belle avant de la trouver bonne.',
    images: [tagliatelles],
    visibility: 'members',
    hoursAgo: 108,
    reactions: reactedBy({ bravo: ['oriane', 'nadege', 'maud', 'awa'], miam: ['zoe'], coeur: ['camille'] }),
    comments: [comment('oriane', 107, 'Et les fleurs de bourrache ! Tu nous doubles toutes.')],
  },
  {
    author: 'aminata',
    kind: 'photo',
    body: 'Cinq déjeuners prêts, dimanche, vingt heures. La glacière s’appelle Germaine et elle ne juge personne.',
    images: [bol, agrumes],
    visibility: 'public',
    hoursAgo: 135,
    reactions: reactedBy({ bravo: ['lou', 'leila', 'salome'], miam: ['yasmine', 'awa'] }),
    comments: [
      comment('leila', 134, 'Je voudrais qu’elle plaide à ma place le lundi.'),
      comment('salome', 130, 'Ça te revient à combien la semaine ?', [
        comment('aminata', 129, 'Vingt-deux euros, marché du samedi, heure de la fermeture.'),
      ]),
    ],
  },
  {
    author: 'helene',
    kind: 'photo',
    body: 'Le jardin partagé ce matin. Les enfants ont arrosé les pois, le chemin, leurs chaussettes et la présidente.',
    images: [potager, marche],
    visibility: 'members',
    hoursAgo: 210,
    reactions: reactedBy({ coeur: ['louise', 'colette', 'lou'], bravo: ['rosa'] }),
    comments: [comment('louise', 209, 'Il y a une liste d’attente pour l’arroseuse de huit ans ?')],
  },
  {
    author: 'soizic',
    kind: 'photo',
    body: 'Les radiateurs de novembre. Toute la maison sent l’orange et un peu la pharmacie de ma grand-mère.',
    images: [agrumes],
    visibility: 'public',
    hoursAgo: 320,
    reactions: reactedBy({ pep: ['fatou', 'awa', 'adele'], coeur: ['perrine', 'gaelle'] }),
    comments: [comment('gaelle', 318, 'Je fais pareil avec les pommes. On devrait échanger nos maisons.')],
  },
]
