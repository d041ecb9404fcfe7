import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

const clementines = {
  file: 's-agrumes.svg#svgView(viewBox(300,420,600,500))',
  alt: 'Un pamplemousse et un citron vert coupés en deux, avec leurs feuilles',
}
const ecorces = {
  file: 's-agrumes.svg#svgView(viewBox(0,40,760,520))',
  alt: 'Une orange et un citron coupés en deux, avec leurs feuilles',
}
const dejeuners = {
  file: 's-hero.svg#svgView(viewBox(250,300,700,467))',
  alt: 'Une grande assiette de légumes, de graines et de fleurs',
}
const ferments = {
  file: 's-ferments.svg#svgView(viewBox(380,60,720,480))',
  alt: 'Deux bols de légumes fermentés vus de haut, un blanc et un vert',
}
const graines = {
  file: 's-graines.svg#svgView(viewBox(420,130,720,480))',
  alt: 'Deux bocaux de graines en train de germer, devant un soleil jaune',
}
const marche = {
  file: 's-marche.svg#svgView(viewBox(0,330,1000,667))',
  alt: 'Des cagettes d’oranges, de tomates et de légumes sur un étal',
}
const gelee = {
  file: 's-potager.svg#svgView(viewBox(300,300,900,500))',
  alt: 'Des rangs de salades et de choux sous un ciel pâle',
}
const jardin = {
  file: 's-potager.svg#svgView(viewBox(0,400,600,400))',
  alt: 'Des rangs de choux serrés',
}
const assiette = {
  file: 's-tagliatelles.svg#svgView(viewBox(330,200,560,400))',
  alt: 'Des rubans de courgette, des tomates et des fleurs de bourrache, vus de près',
}

export const photos: SeedShare[] = [
  {
    author: 'khady',
    kind: 'photo',
    body: 'Les Lices à huit heures, avant la foule. Les premières clémentines sont là, et le marchand d’agrumes a sorti le grand jeu.',
    images: [marche, clementines],
    visibility: 'public',
    hoursAgo: 1,
    reactions: reactedBy({
      miam: ['viviane', 'linh', 'aissata'],
      coeur: ['camille', 'lea', 'mathilde'],
      pep: ['nolwenn'],
    }),
    comments: [
      comment('aissata', 0.8, 'Il restait de la mangue verte ?', [comment('khady', 0.6, 'Deux. Je t’en ai pris une.')]),
    ],
  },
  {
    author: 'camille',
    kind: 'photo',
    body: 'Sept heures, première gelée blanche. Les choux sont ravis, mes doigts beaucoup moins.',
    images: [gelee],
    visibility: 'public',
    hoursAgo: 22,
    reactions: reactedBy({
      coeur: ['odette', 'josiane', 'romane', 'filomena'],
      surprise: ['clemence'],
      pousse: ['alix'],
    }),
    comments: [
      comment('odette', 21, 'La gelée les sucre. Attendez dimanche pour les couper.', [
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
    reactions: reactedBy({ pousse: ['tess', 'therese', 'aurore', 'nolwenn'], coeur: ['camille'] }),
    comments: [comment('therese', 33, 'Le radis est un faux lent. Demain, il te doublera.')],
  },
  {
    author: 'mathilde',
    kind: 'photo',
    body: 'Les bocaux de la rentrée, goûtés ce soir. Le citron salé a gagné à l’unanimité, moins la voix du chat.',
    images: [ferments],
    visibility: 'members',
    hoursAgo: 88,
    reactions: reactedBy({ miam: ['justine', 'romane', 'ines'], bravo: ['ambre', 'filomena'] }),
    comments: [comment('romane', 86, 'Je pose candidature pour le bocal du fond.')],
  },
  {
    author: 'alix',
    kind: 'photo',
    body: 'Deux mois que je suis ici, et je retrouve en triant mes photos ma première assiette. C’était septembre : je l’ai trouvée belle avant de la trouver bonne.',
    images: [assiette],
    visibility: 'members',
    hoursAgo: 108,
    reactions: reactedBy({ bravo: ['ambre', 'viviane', 'maud', 'rokia'], miam: ['romane'], coeur: ['camille'] }),
    comments: [comment('ambre', 107, 'Et les fleurs de bourrache ! Tu nous doubles toutes.')],
  },
  {
    author: 'aissata',
    kind: 'photo',
    body: 'Cinq déjeuners prêts, dimanche, vingt heures. La glacière s’appelle Germaine et elle ne juge personne.',
    images: [dejeuners],
    visibility: 'public',
    hoursAgo: 135,
    reactions: reactedBy({ bravo: ['clemence', 'soraya', 'tess'], miam: ['nour', 'rokia'] }),
    comments: [
      comment('soraya', 134, 'Je voudrais qu’elle arbitre à ma place le dimanche.'),
      comment('tess', 130, 'Ça te revient à combien la semaine ?', [
        comment('aissata', 129, 'Vingt-deux euros, marché du samedi, heure de la fermeture.'),
      ]),
    ],
  },
  {
    author: 'josiane',
    kind: 'photo',
    body: 'Le jardin partagé ce matin. Les enfants ont paillé les choux, le chemin, leurs chaussettes et la présidente.',
    images: [jardin],
    visibility: 'members',
    hoursAgo: 210,
    reactions: reactedBy({ coeur: ['delphine', 'odette', 'clemence'], bravo: ['filomena'] }),
    comments: [comment('delphine', 209, 'Il y a une liste d’attente pour les jardinières de huit ans ?')],
  },
  {
    author: 'nolwenn',
    kind: 'photo',
    body: 'Les radiateurs de novembre. Toute la maison sent l’orange, et un peu l’herboristerie de ma grand-mère.',
    images: [ecorces],
    visibility: 'public',
    hoursAgo: 320,
    reactions: reactedBy({ pep: ['khady', 'rokia', 'justine'], coeur: ['maelle', 'berengere'] }),
    comments: [comment('berengere', 318, 'Je fais pareil avec les pommes. On devrait échanger nos maisons.')],
  },
]
