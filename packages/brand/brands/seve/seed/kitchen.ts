import type { SeedKitchen } from '../../../src/seed-content.ts'

export const kitchen: SeedKitchen = {
  notebooks: [
    {
      owner: 'camille',
      name: 'Soirs de semaine',
      recipes: [
        { title: 'Tagliatelles de chou-rave, citron confit', note: 'Doubler le citron, oublier le sel.' },
        { title: 'Soupe crue de carotte et de clémentine' },
        { title: 'Taboulé vert de chou-fleur', note: 'Trois bottes de persil. Trois.' },
        { title: 'Fenouil, pamplemousse et olives' },
        { title: 'Bol betterave, orange et figue' },
      ],
    },
    {
      owner: 'camille',
      name: 'Pour la choucroute',
      group: 'Choucroute à douze mains',
      recipes: [
        { title: 'Choucroute d’un litre, la première', addedBy: 'romane' },
        { title: 'Chou rouge massé, pomme et cumin' },
        { title: 'Crackers de lin aux tomates séchées', addedBy: 'delphine' },
      ],
    },
    {
      owner: 'camille',
      name: 'Dimanches sucrés',
      recipes: [
        { title: 'Tarte au citron sans four', note: 'Celle de l’anniversaire.' },
        { title: 'Crème de chia, poire et cardamome' },
      ],
    },
    {
      owner: 'ines',
      name: 'Mes recettes',
      recipes: [{ title: 'Houmous de panais' }, { title: 'Bol betterave, orange et figue' }],
    },
  ],
  menus: [
    {
      member: 'camille',
      meals: [
        { day: 0, meal: 'breakfast', recipe: 'Crème de chia, poire et cardamome', amount: 2 },
        { day: 0, meal: 'dinner', recipe: 'Tagliatelles de chou-rave, citron confit', amount: 4 },
        { day: 1, meal: 'lunch', text: 'Restes de lundi' },
        { day: 1, meal: 'dinner', recipe: 'Soupe crue de carotte et de clémentine' },
        { day: 2, meal: 'lunch', recipe: 'Taboulé vert de chou-fleur', amount: 2 },
        { day: 3, meal: 'dinner', recipe: 'Fenouil, pamplemousse et olives' },
        { day: 4, meal: 'snack', text: 'Pommes et amandes' },
        { day: 5, meal: 'dinner', text: 'Chez Léa' },
        { day: 6, meal: 'lunch', recipe: 'Chou rouge massé, pomme et cumin', amount: 6 },
        { day: 6, meal: 'snack', recipe: 'Tarte au citron sans four' },
      ],
    },
  ],
  lists: [
    {
      owner: 'camille',
      sharedWith: ['lea'],
      invited: [],
      lines: [
        { name: 'choux-raves', amount: 2, ingredient: 'chou-rave' },
        { name: 'carottes', amount: 800, unit: 'g', ingredient: 'carotte' },
        { name: 'carottes', amount: 0.5, unit: 'kg', ingredient: 'carotte' },
        { name: 'persil plat', amount: 3, unit: 'bunch', ingredient: 'persil' },
        { name: 'citrons', amount: 4, ingredient: 'citron', done: true },
        { name: 'amandes', amount: 250, unit: 'g', ingredient: 'amande' },
        { name: 'graines de chia', amount: 6, unit: 'tablespoon', ingredient: 'graine-de-chia' },
        { name: 'cumin', ingredient: 'cumin', done: true },
        { name: 'bocaux d’un litre, à la quincaillerie', amount: 3 },
        { name: 'sacs en papier' },
      ],
    },
    {
      owner: 'odette',
      sharedWith: [],
      invited: ['camille'],
      lines: [{ name: 'sarrasin', amount: 1, unit: 'kg', ingredient: 'sarrasin' }],
    },
  ],
  basics: { camille: ['eau', 'sel', 'poivre', 'huile-d-olive'] },
}
