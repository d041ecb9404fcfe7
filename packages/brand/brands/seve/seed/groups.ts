import type { SeedGroup } from '../../../src/seed-content.ts'

export const groups: SeedGroup[] = [
  {
    name: 'Choucroute à douze mains',
    outing: 'Choucroute à douze mains',
    admin: 'camille',
    members: ['delphine', 'romane', 'nour', 'ines', 'maud'],
    messages: [
      {
        author: 'camille',
        hoursAgo: 8,
        text: 'Les choux sont cueillis et rangés au frais. Qui peut apporter une deuxième râpe ?',
        reactions: { pousse: ['romane', 'nour'] },
      },
      {
        author: 'delphine',
        hoursAgo: 7,
        text: 'J’ai la mandoline de ma grand-mère. Elle coupe, et elle se venge.',
        answers: 0,
      },
      {
        author: 'romane',
        hoursAgo: 7,
        text: 'Les pansements, donc. Je l’avais dit.',
        answers: 1,
        reactions: { bravo: ['camille', 'delphine', 'ines'] },
      },
      {
        author: 'nour',
        hoursAgo: 6,
        text: 'Combien de sel pour un litre ? Je prends toujours trop peur et trop peu de sel.',
      },
      {
        author: 'camille',
        hoursAgo: 6,
        text: 'Vingt grammes par kilo de chou. On pèsera ensemble, avec la balance du marché.',
        answers: 3,
      },
      {
        author: 'ines',
        hoursAgo: 4,
        text: 'Je sors du fournil à huit heures, j’arrive à dix avec du pain pour celles qui en mangent.',
      },
      {
        author: 'maud',
        hoursAgo: 3,
        text: 'Je peux prendre deux passagères depuis Bron, et les bocaux de tout le monde.',
      },
      {
        author: 'delphine',
        hoursAgo: 2,
        text: 'Et pour midi, on cuisine quoi avec ce qui reste du marché ?',
        poll: {
          choices: ['Une grande salade de racines', 'Des rouleaux de printemps', 'Une soupe froide de betterave'],
          days: 3,
          named: true,
          votes: { nour: [0], romane: [1], ines: [0] },
        },
      },
    ],
  },
]
