import { plural } from '../../../text/counts.ts'

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `1 ${one}`, other: `${count} ${other}` })

export const importText = {
  title: 'Importer une recette',
  lead: 'Elle arrive dans tes brouillons, que personne d’autre ne voit, avec sa source.',
  page: 'L’adresse de la page',
  pageHelp: 'Cela marche avec la plupart des sites et des blogs de cuisine.',
  find: 'Chercher la recette',
  files: 'Un fichier de Mealie ou de Tandoor',
  filesHelp: 'L’archive d’un export (.zip) ou une recette (.json, schema.org). Il ne quitte pas ton appareil.',
  choose: 'Choisir un fichier',
  found: (count: number) => counted(count, 'recette trouvée', 'recettes trouvées'),
  detail: (ingredients: number, steps: number) =>
    `${counted(ingredients, 'ingrédient', 'ingrédients')}, ${counted(steps, 'étape', 'étapes')}`,
  cut: 'Raccourcie : elle dépassait nos limites.',
  more: 'Seules les cinquante premières sont prises. Importe le reste ensuite.',
  unread: (names: string) => `Nous n’avons pas trouvé de recette dans ${names}.`,
  keep: (count: number) => plural(count, { one: 'Garder en brouillon', other: `Garder les ${count} en brouillon` }),
  kept: (count: number) =>
    plural(count, { one: 'C’est dans tes brouillons.', other: `Les ${count} sont dans tes brouillons.` }),
  open: 'Ouvrir mes brouillons',
  rights:
    'Une liste d’ingrédients appartient à tout le monde, pas les phrases ni les photos d’une autre. Avant de publier, raconte-la avec tes mots.',
} as const
