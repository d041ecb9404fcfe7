import { ingredientFamilies, type SeasonPhase, type SeasonRegion, yearSeasonOf, yearSeasons } from '@consoeurs/contract'
import { plural } from '../../../text/counts.ts'
import { monthName, monthTitle, ofMonth } from './months.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

const places: Record<SeasonRegion, string> = {
  north: 'dans la moitié nord',
  south: 'dans la moitié sud',
  antillesGuyane: 'aux Antilles et en Guyane',
  reunion: 'à La Réunion et à Mayotte',
}

export const seasonText = {
  title: (month: number) => `Fruits et légumes ${ofMonth(month)}`,
  /** Of the address without a month. */
  today: {
    title: 'Calendrier des fruits et légumes de saison',
    description:
      'Ce qui est mûr en ce moment, dans ta région, et toute l’année mois par mois. Recettes crues, astuces et marchés.',
  },
  heading: monthTitle,
  kicker: 'Le calendrier vivant',
  description: (month: number, count: number, names: readonly string[]) =>
    `En ${monthName(month)}, ${plural(count, { one: `${count} aliment de saison`, other: `${count} aliments de saison` })} : ${list.format(names)}. Recettes crues, astuces et marchés du mois.`,
  lead: (count: number, region: SeasonRegion) =>
    count === 0
      ? `Nous ne connaissons rien de mûr ${places[region]} ce mois-ci.`
      : `${plural(count, { one: `${count} aliment est de saison`, other: `${count} aliments sont de saison` })} ${places[region]}.`,
  months: 'Les mois de l’année',
  before: (month: number) => monthTitle(month),
  after: (month: number) => monthTitle(month),
  around: 'Le mois d’avant et celui d’après',
  regions: 'Ta région',
  fromTown: 'D’après ta commune.',
  chooseRegion: 'Choisis ta région : les mois changent.',
  phases: {
    start: 'c’est le début',
    peak: 'en plein',
    end: 'c’est la fin',
    only: 'ce mois-ci seulement',
    always: 'toute l’année',
  } satisfies Record<SeasonPhase, string>,
  coming: 'Ça commence',
  leaving: 'Derniers paniers',
  inRecipes: 'dans des recettes',
  families: ingredientFamilies,
  recipes: (month: number) => `À faire en ${monthName(month)}`,
  allRecipes: (month: number) => `Toutes les recettes ${yearSeasons[yearSeasonOf(month)].of}`,
  noRecipes: 'Aucune recette de ce mois pour l’instant. La tienne serait la première.',
  writeRecipe: 'Écrire une recette',
  minutes: (minutes: number) =>
    minutes < 60
      ? `${minutes} min`
      : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`.replace(/ 00$/, ''),
  uses: (names: readonly string[]) => list.format(names),
  inArticle: (title: string) => `dans «\u202f${title}\u202f»`,
  whole: 'Tout est de saison',
  tips: 'Elles le font comme ça',
  outings: 'Marchés, trocs, cueillettes, ateliers',
  outingsNear: 'Les prochaines semaines, près de chez toi.',
  outingsAll: 'Les prochaines semaines.',
  everyOuting: 'Tout l’agenda',
  empty: {
    title: 'Le calendrier se remplit',
    text: 'Les saisons de cette région ne sont pas encore écrites. Regarde-en une autre.',
    action: 'Voir la moitié nord',
  },
  note: 'Des repères larges : chaque année et chaque jardin ont leur calendrier.',
  batches: 'Mes bocaux',
  batchesLead: 'Graines, choux, trempages : suis-les jour après jour.',
  now: (names: readonly string[]) => `En ce moment : ${list.format(names)}`,
  nowMonth: (month: number) => `Le calendrier ${ofMonth(month)}`,
  running: (count: number) => plural(count, { one: `${count} bocal en cours`, other: `${count} bocaux en cours` }),
  noBatch: 'Lancer un bocal',
} as const
