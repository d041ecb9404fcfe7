import type { SeedMaking, SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

export const variants: SeedShare[] = [
  {
    author: 'delphine',
    kind: 'recette',
    title: 'Tarte au citron, fond de noisettes',
    body: 'La tarte de Judith, avec ce que j’avais : des noisettes du jardin à la place des amandes, et une heure de trempage de moins parce que la petite attendait. Elle se tient quand même.',
    visibility: 'members',
    hoursAgo: 20,
    variantOf: 'Tarte au citron sans four',
    reactions: reactedBy({ miam: ['judith', 'viviane'], bravo: ['nour'] }),
    comments: [comment('judith', 19, 'Les noisettes, j’aurais dû y penser. Je te la vole.')],
    recipe: {
      servings: 8,
      minutes: 35,
      times: { soaking: 3 * 60, resting: 4 * 60 },
      equipment: ['blender'],
      season: 'Hiver',
      ingredients: [
        { quantity: '150 g', name: 'noisettes' },
        { quantity: '120 g', name: 'dattes dénoyautées' },
        { quantity: '250 g', name: 'noix de cajou, trempées 3 heures' },
        { quantity: '3', name: 'citrons non traités' },
        { quantity: '70 g', name: 'miel' },
        { quantity: '60 g', name: 'huile de coco, fondue au bain-marie tiède' },
      ],
      steps: [
        'Mixe noisettes et dattes : la pâte colle moins qu’avec des amandes, mouille-la d’une cuillère d’eau.',
        'Mixe longuement les cajous avec le jus, les zestes et le miel.',
        'Ajoute l’huile de coco, mixe dix secondes, verse sur le fond.',
        'Quatre heures au frais. Démoule froid.',
      ],
    },
  },
]

export const makings: SeedMaking[] = [
  {
    recipe: 'Tarte au citron sans four',
    author: 'camille',
    text: 'Démoulée sans une fissure, je n’y croyais pas. Il en restait une part à minuit, plus à minuit dix.',
    changes: 'Une cuillère de curcuma pour la couleur, et deux citrons au lieu de trois.',
    image: { file: 's-agrumes.svg#svgView(viewBox(0,0,520,520))', alt: 'Des citrons coupés sur une planche' },
    hoursAgo: 26,
    againDaysAgo: [0],
  },
  {
    recipe: 'Tarte au citron sans four',
    author: 'romane',
    text: 'Mon mixeur a souffert, pas moi. Quatre heures de trempage, vraiment : j’ai triché la première fois et ça se sent.',
    hoursAgo: 21,
    againDaysAgo: [0],
  },
  {
    recipe: 'Tarte au citron sans four',
    author: 'viviane',
    image: { file: 's-bol.svg#svgView(viewBox(300,120,520,520))', alt: 'Une part servie dans un bol' },
    changes: 'Sans sirop, avec une datte de plus.',
    hoursAgo: 12,
  },
  {
    recipe: 'Bol betterave, orange et figue',
    author: 'nour',
    text: 'Le jus rose au fond du bol, c’est toute l’idée. Merci Camille.',
    image: { file: 's-bol.svg#svgView(viewBox(120,60,560,560))', alt: 'Un bol rouge et orange, vu de haut' },
    hoursAgo: 4,
  },
  {
    recipe: 'Bol betterave, orange et figue',
    author: 'judith',
    text: 'Fait deux fois en une semaine.',
    changes: 'Des pruneaux à la place des figues.',
    hoursAgo: 2,
    againDaysAgo: [1],
  },
  {
    recipe: 'Houmous de panais',
    author: 'delphine',
    text: 'La plus petite en a repris. Elle croit que c’est de la purée.',
    hoursAgo: 30,
  },
]
