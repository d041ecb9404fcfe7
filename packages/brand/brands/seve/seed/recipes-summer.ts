import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

const DAYS = 24

/** Of the warm months: older than the others. */
export const summerRecipes: SeedShare[] = [
  {
    author: 'odette',
    kind: 'recette',
    title: 'Asperges en copeaux, fraises et menthe',
    body: 'L’économe suffit. On ne cuit rien, on sale à la dernière minute, et on mange vite.',
    visibility: 'public',
    hoursAgo: 200 * DAYS,
    reactions: reactedBy({ miam: ['camille', 'nour'], pousse: ['therese'] }),
    comments: [],
    recipe: {
      servings: 2,
      minutes: 15,
      season: 'Printemps',
      ingredients: [
        { quantity: '8', name: 'asperges vertes' },
        { quantity: '150 g', name: 'fraises' },
        { quantity: '6 feuilles', name: 'menthe' },
        { quantity: '2 c. à soupe', name: 'huile d’olive' },
      ],
      steps: [
        'Taille les asperges en longs copeaux, de la pointe au pied.',
        'Coupe les fraises en quatre, cisèle la menthe.',
        'Mélange le tout avec l’huile, sale, et sers aussitôt.',
      ],
    },
  },
  {
    author: 'soraya',
    kind: 'recette',
    title: 'Radis, petits pois et fèves du jardin',
    body: 'La salade de mai, celle où l’on passe plus de temps à écosser qu’à manger.',
    visibility: 'public',
    hoursAgo: 190 * DAYS,
    reactions: reactedBy({ pousse: ['odette', 'linh'] }),
    comments: [comment('linh', 189 * DAYS, 'Écosser, c’est la moitié du plaisir.')],
    recipe: {
      servings: 4,
      minutes: 30,
      season: 'Printemps',
      ingredients: [
        { quantity: '1 botte', name: 'radis' },
        { quantity: '200 g', name: 'petits pois' },
        { quantity: '200 g', name: 'fèves' },
        { quantity: '1', name: 'laitue' },
      ],
      steps: [
        'Écosse les pois et les fèves.',
        'Ôte la peau des fèves.',
        'Coupe les radis, pose le tout sur la laitue.',
      ],
    },
  },
  {
    author: 'camille',
    kind: 'recette',
    title: 'Tomates, pêche et basilic, rien d’autre',
    body: 'Une tomate qui a eu chaud, une pêche qui en a eu autant. Le sel fait la sauce.',
    visibility: 'public',
    hoursAgo: 110 * DAYS,
    reactions: reactedBy({ coeur: ['viviane', 'delphine'], miam: ['rokia'] }),
    comments: [],
    recipe: {
      servings: 2,
      minutes: 10,
      season: 'Été',
      ingredients: [
        { quantity: '4', name: 'tomates' },
        { quantity: '2', name: 'pêches' },
        { quantity: '10 feuilles', name: 'basilic' },
        { quantity: '1 pincée', name: 'sel' },
      ],
      steps: ['Coupe les fruits en quartiers.', 'Sale, attends dix minutes.', 'Déchire le basilic dessus.'],
    },
  },
  {
    author: 'rokia',
    kind: 'recette',
    title: 'Spaghettis de courgette, concombre et melon',
    body: 'Pour les soirs où allumer quoi que ce soit est hors de question.',
    visibility: 'public',
    hoursAgo: 120 * DAYS,
    reactions: reactedBy({ miam: ['khady', 'ines'] }),
    comments: [],
    recipe: {
      servings: 3,
      minutes: 20,
      season: 'Été',
      equipment: ['spiraliseur'],
      ingredients: [
        { quantity: '3', name: 'courgettes' },
        { quantity: '1', name: 'concombre' },
        { quantity: '½', name: 'melon' },
        { quantity: '1', name: 'citron vert' },
      ],
      steps: [
        'Passe les courgettes au spiraliseur.',
        'Coupe le reste en petits dés.',
        'Mélange, arrose de citron vert.',
      ],
    },
  },
]
