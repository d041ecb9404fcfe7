import type { FilledList, Meal } from '@consoeurs/contract'
import { formatCount, plural } from '../../../text/counts.ts'
import { format } from '../../../text/dates.ts'

const dateOf = (day: string) => new Date(`${day}T12:00:00Z`)
const short = { day: 'numeric', month: 'short' } as const
const meals: Record<Meal, string> = {
  breakfast: 'Petit-déjeuner',
  lunch: 'Déjeuner',
  snack: 'Goûter',
  dinner: 'Dîner',
}

const dayName = (day: string) => format(dateOf(day), 'UTC', { weekday: 'long', day: 'numeric' })

const listed = ({ recipes, lines }: Pick<FilledList, 'recipes' | 'lines'>) => {
  const [r, l] = [formatCount(recipes), formatCount(lines)]
  const what = plural(lines, { one: `${l} ligne ajoutée`, other: `${l} lignes ajoutées` })
  return `${what} pour ${plural(recipes, { one: `${r} recette`, other: `${r} recettes` })}.`
}

export const menusText = {
  title: 'Ma semaine',
  weekOf: (from: string, to: string) =>
    `Du ${format(dateOf(from), 'UTC', short)} au ${format(dateOf(to), 'UTC', short)}`,
  meals,
  dayName,
  dayLong: (day: string) => format(dateOf(day), 'UTC', { weekday: 'long', day: 'numeric', month: 'long' }),
  today: 'aujourd’hui',
  previous: 'Semaine précédente',
  next: 'Semaine suivante',
  thisWeek: 'Cette semaine',
  add: (meal: Meal, day: string) => `Ajouter\u202f: ${meals[meal]}, ${dayName(day)}`,
  addTitle: (meal: Meal, day: string) => `${meals[meal]}, ${dayName(day)}`,
  parts: (count: number) => {
    const n = formatCount(count)
    return plural(count, { one: `${n} part`, other: `${n} parts` })
  },
  amount: 'Combien de parts',
  onList: 'Sur ta liste',
  gone: 'Recette qui n’est plus là',
  dragHelp: 'Appuie sur un plat pour changer son jour ou son repas.',
  fill: 'Remplir ma liste',
  filled: ({ recipes, lines, atHome }: FilledList) => {
    if (recipes === 0) return 'Tout est déjà sur ta liste.'
    const left = atHome.length === 0 ? '' : ` Laissé de côté, tu en as chez toi\u202f: ${atHome.join(', ')}.`
    return listed({ recipes, lines }) + left
  },
  seeList: 'Voir ma liste',
  copy: 'Reprendre la semaine d’avant',
  copied: 'La semaine d’avant est reprise.',
  nothingCopied: 'La semaine d’avant est vide, ou déjà reprise.',
  calendar: 'Mettre dans mon agenda',
  options: 'Options de la semaine',
  empty: 'Rien de prévu cette semaine. Place une recette de ton carnet, ou écris «\u202frestes\u202f» et respire.',
  what: 'Une recette de ton carnet, ou tes mots',
  whatPlaceholder: 'Restes, pique-nique…',
  place: (words: string) => `Mettre «\u202f${words}\u202f» au menu`,
  recent: 'Dans ton carnet',
  noRecent: 'Garde des recettes dans ton carnet\u202f: tu les placeras d’ici en un geste.',
  noMatch: 'Aucune recette de ce nom dans ton carnet.',
  entry: 'Au menu',
  day: 'Jour',
  meal: 'Repas',
  words: 'Ce que tu prévois',
  save: 'Enregistrer',
  open: 'Voir la recette',
  remove: 'Retirer du menu',
  removed: 'Retiré du menu.',
  undo: 'Annuler',
  plan: {
    open: 'Mettre au menu',
    title: 'Mettre au menu',
    do: 'Placer',
    done: (meal: Meal, day: string) => `Au menu\u202f: ${meals[meal].toLowerCase()}, ${dayName(day)}.`,
    see: 'Voir ma semaine',
  },
} as const
