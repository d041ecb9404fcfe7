import {
  type Allergen,
  allergens,
  elide,
  type IngredientPage,
  type RecipeCounts,
  type RecipeHit,
  type SeasonRegion,
  type TotalMinutes,
} from '@consoeurs/contract'
import { formatExact, plural } from '../../../text/counts.ts'

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
]
export const monthName = (month: number): string => months[(month - 1) % 12] ?? ''
const list = new Intl.ListFormat('fr', { type: 'conjunction' })

const regions: Record<SeasonRegion, string> = {
  north: 'au nord',
  south: 'au sud',
  antillesGuyane: 'aux Antilles et en Guyane',
  reunion: 'à La Réunion et à Mayotte',
}
const within: Record<TotalMinutes, string> = {
  15: '15 min',
  30: '30 min',
  60: '1 h',
  1440: 'Une journée',
}

const capital = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('fr'))
const hours = ({ from, to }: { from: number; to: number }) => (from === to ? `${from} h` : `${from} à ${to} h`)
const days = ({ from, to }: { from: number; to: number }) =>
  from === to ? `${from} ${plural(from, { one: 'jour', other: 'jours' })}` : `${from} à ${to} jours`

export const recipesText = {
  title: 'Recettes',
  lead: 'Celles des membres et du journal, de saison et avec ce que tu as.',
  import: 'Importer',
  description:
    'Des recettes crues et vivantes, écrites par celles qui les font : par saison, par ingrédient, par temps et par technique.',
  search: 'Chercher une recette',
  searchHint: 'Carotte, hiver, tarte',
  searchButton: 'Chercher',
  filters: 'Filtrer',
  filtersCount: (count: number) =>
    count === 0 ? 'Filtrer' : `Filtrer, ${plural(count, { one: '1 filtre actif', other: `${count} filtres actifs` })}`,
  active: 'Filtres actifs',
  remove: (label: string) => `Retirer ${label}`,
  found: ({ total, bounded }: Pick<RecipeCounts, 'total' | 'bounded'>): string => {
    if (bounded) return total === 0 ? 'Recettes' : `${formatExact(total)} recettes et plus`
    if (total === 0) return 'Aucune recette'
    return plural(total, { one: '1 recette', other: `${formatExact(total)} recettes` })
  },
  /** Beside a choice. */
  count: (count: number, bounded: boolean) => `${formatExact(count)}${bounded && count > 0 ? '+' : ''}`,
  sort: 'Dans quel ordre',
  sorts: { newest: 'Les plus récentes', season: 'De saison d’abord' },
  listLabel: 'Recettes trouvées',
  inSeason: 'De saison',
  inSeasonIn: (month: number, region: SeasonRegion) => `De saison en ${monthName(month)}, ${regions[region]}`,
  seasonLegend: 'Saison',
  nowHelp: 'Tout ce qui est frais dans la recette est de saison.',
  region: 'Où',
  regions: {
    north: 'Moitié nord',
    south: 'Moitié sud',
    antillesGuyane: 'Antilles et Guyane',
    reunion: 'La Réunion et Mayotte',
  } satisfies Record<SeasonRegion, string>,
  time: 'Temps en tout, attente comprise',
  anyTime: 'Peu importe',
  within,
  withinLabel: (minutes: TotalMinutes) => `En ${within[minutes].replace('Une journée', 'une journée')}`,
  technique: 'Technique',
  equipment: 'Matériel',
  level: 'Niveau',
  anyLevel: 'Tous',
  allergens: 'Sans allergène',
  allergensHelp: 'Seulement pour les ingrédients que nous connaissons. Lis toujours les étiquettes.',
  allergen: (name: Allergen) => capital(allergens[name]),
  without: (name: string) => `Sans ${name}`,
  with: (name: string) => `Avec ${name}`,
  ingredients: 'Avec ce que j’ai',
  withoutIngredients: 'Sans ces ingrédients',
  ingredientHint: 'Un ingrédient',
  addIngredient: 'Ajouter',
  unknownIngredient: 'Choisis un ingrédient de la liste.',
  ingredientsOffered: 'Souvent dans ces recettes',
  apply: 'Voir les recettes',
  source: ({ author, article }: Pick<RecipeHit, 'author' | 'article'>) =>
    article === null ? `par ${author?.displayName ?? ''}` : `dans «\u202f${article.title}\u202f»`,
  waits: (wait: string) => `puis ${wait}`,
  empty: {
    title: 'Rien avec tous ces filtres',
    text: 'Retire un filtre pour en trouver.',
    none: 'Aucune recette pour l’instant',
    noneText: 'La première sera peut-être la tienne.',
    publish: 'Écrire une recette',
    without: 'Retirer un filtre',
    /** Beside the filter that is removed. */
    left: (label: string, found: string) => `Retirer « ${label} » : ${found}`,
    /** Searched words have their quotation marks already. */
    nearest: (label: string) => `Les plus proches, si tu retires ${label.startsWith('«') ? label : `« ${label} »`}`,
    all: 'Voir toutes les recettes',
  },
  table: {
    title: 'Ce que j’ai sur la table',
    lead: 'Dis ce que tu as : les recettes auxquelles il manque le moins viennent d’abord.',
    action: 'Ce que j’ai sur la table',
    chosen: 'Sur la table',
    basics: 'L’eau, le sel, le poivre et l’huile ne comptent pas : presque toutes les cuisines en ont.',
    show: 'Voir les recettes',
    nothingMissing: 'Tu as tout',
    missing: (names: readonly string[]) =>
      `Il te manque : ${names.length > 4 ? `${names.slice(0, 3).join(', ')} et ${names.length - 3} autres` : list.format(names)}`,
    begin: { title: 'Qu’y a-t-il sur ta table ?', text: 'Choisis deux ou trois ingrédients pour commencer.' },
    empty: {
      title: 'Aucune recette avec ce que tu as',
      text: 'Ajoute un ingrédient, ou cherche parmi toutes les recettes.',
    },
  },
  ingredient: {
    title: ({ singular }: IngredientPage) => `Recettes à base ${elide('de', singular)}`,
    lead: ({ singular }: IngredientPage) =>
      `Des recettes crues à base ${elide('de', singular)}, écrites par les membres, et les mois où c’est de saison.`,
    months: 'De saison',
    monthsOf: (name: string) => `Mois de saison : ${name}`,
    yes: 'oui',
    no: 'non',
    noSeason: 'On en trouve toute l’année, ou sa saison n’est pas connue.',
    allergens: (found: readonly Allergen[]) => `Allergène : ${list.format(found.map((one) => allergens[one]))}.`,
    soaking: (span: { from: number; to: number }) => `Trempage : ${hours(span)}.`,
    germination: (span: { from: number; to: number }) => `Germination : ${days(span)}.`,
    aliases: (names: readonly string[]) => `On dit aussi : ${list.format(names)}.`,
    empty: (name: string) => `Pas encore de recette avec ${name}`,
  },
  seasonPage: {
    title: (of: string) => `Recettes crues ${of}`,
    description: (of: string) =>
      `Les recettes crues ${of} que partagent les membres : légumes, fruits et herbes au bon moment.`,
  },
  techniquePage: {
    title: (label: string) => `Recettes crues : ${label.toLocaleLowerCase('fr')}`,
  },
} as const
