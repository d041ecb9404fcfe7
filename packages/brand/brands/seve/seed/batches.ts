import type { SeedBatch } from '../../../src/seed-content.ts'

const sauerkraut = 'Choucroute d’un litre, la première'

export const batches: SeedBatch[] = [
  {
    owner: 'camille',
    kind: 'germination',
    name: 'Lentilles vertes',
    ingredient: 'lentille',
    startedHoursAgo: 50,
    lasts: 96,
    everyHours: 12,
    isDue: true,
    notes: [
      { kind: 'note', text: 'Deux cuillères, un bocal d’un litre, la moustiquaire de la cuisine.', hoursAgo: 49 },
      { kind: 'care', hoursAgo: 38 },
      {
        kind: 'note',
        text: 'Les pointes blanches sont là. Ça sent le petit pois.',
        hoursAgo: 25,
        image: { file: 's-graines.svg', alt: 'Trois bocaux de graines qui lèvent sur une étagère' },
      },
      { kind: 'care', hoursAgo: 13 },
    ],
  },
  {
    owner: 'camille',
    kind: 'fermentation',
    name: 'Chou au cumin',
    recipe: sauerkraut,
    ingredient: 'chou-blanc',
    startedHoursAgo: 8 * 24,
    lasts: 21 * 24,
    days: [7, 14, 21],
    notes: [
      {
        kind: 'note',
        text: 'Dix-huit grammes de sel pour neuf cents de chou. La serre est à seize degrés.',
        hoursAgo: 190,
      },
      { kind: 'care', text: 'Encore croquant, à peine acide.', hoursAgo: 24 },
    ],
  },
  {
    owner: 'camille',
    kind: 'germination',
    name: 'Sarrasin du dimanche',
    recipe: 'Sarrasin germé, pomme et noix',
    startedHoursAgo: 20 * 24,
    endedHoursAgo: 18 * 24,
    notes: [{ kind: 'care', text: 'Rincé trois fois, toujours gluant.', hoursAgo: 19 * 24 }],
    result: {
      outcome: 'partial',
      learned: 'Il faut rincer tout de suite après le trempage, sinon ça colle et ça lève mal.',
      sharing: 'named',
    },
  },
  {
    owner: 'delphine',
    kind: 'fermentation',
    name: 'Choucroute du salon',
    recipe: sauerkraut,
    ingredient: 'chou-blanc',
    startedHoursAgo: 40 * 24,
    endedHoursAgo: 19 * 24,
    notes: [],
    result: {
      outcome: 'success',
      learned: 'Deux pour cent de sel, pesés. Vingt et un jours à dix-neuf degrés, rien à changer.',
      sharing: 'named',
    },
  },
  {
    owner: 'romane',
    kind: 'fermentation',
    name: 'Mon chou',
    recipe: sauerkraut,
    startedHoursAgo: 30 * 24,
    endedHoursAgo: 16 * 24,
    notes: [],
    result: {
      outcome: 'failure',
      learned: 'J’ai salé à l’œil et le chou dépassait du jus. Mou et triste. Je recommence avec un poids dessus.',
      sharing: 'anonymous',
    },
  },
  {
    owner: 'lea',
    kind: 'germination',
    name: 'Lentilles blondes',
    ingredient: 'lentille',
    startedHoursAgo: 12 * 24,
    endedHoursAgo: 8 * 24,
    notes: [],
    result: {
      outcome: 'success',
      learned: 'Matin et soir, bocal tête en bas. Mangées au jour quatre.',
      sharing: 'named',
    },
  },
]
