import type { SeedGroup } from '../../../src/seed-content.ts'

export const groups: SeedGroup[] = [
  {
    name: 'Atelier vélo, les graisseuses',
    outing: 'Atelier vélo pour toutes',
    admin: 'maud',
    members: ['camille', 'ines', 'louise', 'sarah'],
    messages: [
      {
        author: 'maud',
        hoursAgo: 21,
        text: 'Bienvenue dans le cambouis. Dites-moi avec quoi vous venez, que je prépare les bonnes clés.',
        reactions: { sourire: ['ines', 'louise'] },
      },
      {
        author: 'ines',
        hoursAgo: 20,
        text: 'Un hollandais de douze kilos, qui couine quand il est triste.',
        answers: 0,
        reactions: { rire: ['maud', 'camille', 'sarah'] },
      },
      {
        author: 'maud',
        hoursAgo: 20,
        text: 'C’est le pédalier. On lui mettra de la graisse, il ira mieux.',
        answers: 1,
      },
      { author: 'camille', hoursAgo: 18, text: 'Moi je viens sans vélo et avec un cake. Ça compte ?' },
      { author: 'louise', hoursAgo: 17, text: 'Le cake est la pièce la plus demandée de l’atelier.', answers: 3 },
      {
        author: 'sarah',
        hoursAgo: 9,
        text: 'J’ai deux chambres à air d’avance en 28 pouces, si l’une de vous crève en route.',
        reactions: { coeur: ['maud'] },
      },
      {
        author: 'maud',
        hoursAgo: 5,
        text: 'Parfait. On garde vingt minutes à la fin pour apprendre à régler un frein.',
      },
      {
        author: 'louise',
        hoursAgo: 3,
        text: 'Et après l’atelier, on va où ?',
        poll: {
          choices: ['Le café du canal', 'Chez Maud, avec le cake', 'Chacune rentre se laver'],
          days: 3,
          named: true,
          votes: { maud: [1], ines: [1], sarah: [0] },
        },
      },
    ],
  },
]
