import { type RecipeWait, waitingMinutes } from '../publishing/recipe-measures.ts'
import type { Recipe } from '../publishing/recipes.ts'
import { foldText } from '../text/fold-text.ts'

interface Technique {
  /** Name of a filter, and title of a page. */
  label: string
  description: string
  waits: readonly RecipeWait[]
  /** Values of the brand's `equipment`. */
  equipment: readonly string[]
  /** In the steps, folded: older recipes name neither times nor equipment. */
  verbs: RegExp | null
}

/** By slug, in the order of filters. A recipe has each technique of which it has a time, a tool or a verb. */
export const techniques = {
  'sans-appareil': {
    label: 'Sans appareil',
    description: 'Un couteau, une planche, un saladier : rien à brancher, rien à laver de plus.',
    ...{ waits: [], equipment: [], verbs: null },
  },
  mixer: {
    label: 'Mixer',
    description: 'Soupes, sauces, crèmes et smoothies : tout passe au blender ou au robot.',
    ...{ waits: [], equipment: ['blender', 'robot'], verbs: /\b(re)?mixe[rsz]?\b|\b(mixeur|blender)\b/ },
  },
  presser: {
    label: 'Presser des jus',
    description: 'Des jus frais de fruits, de légumes et d’herbes, à l’extracteur.',
    ...{ waits: [], equipment: ['extracteur'], verbs: /\bextracteur\b/ },
  },
  tremper: {
    label: 'Tremper',
    description: 'Noix, graines et légumineuses trempées : plus tendres, plus faciles à mixer.',
    ...{ waits: ['soaking'], equipment: [], verbs: /\btrempe[rsz]?\b|\btrempage\b/ },
  },
  germer: {
    label: 'Germer',
    description: 'Graines germées et jeunes pousses, au bocal ou au germoir.',
    ...{ waits: ['germination'], equipment: ['germoir'], verbs: /\bgerme[rsz]?\b|\bgermination\b/ },
  },
  fermenter: {
    label: 'Fermenter',
    description: 'Lactofermentation, kéfir et fromages végétaux : le temps fait le goût.',
    ...{ waits: ['fermentation'], equipment: [], verbs: /\b(lacto)?fermente[rsz]?\b|\bfermentation\b/ },
  },
  deshydrater: {
    label: 'Déshydrater',
    description: 'Crackers, chips, cuirs de fruits et herbes séchées à basse température.',
    ...{ waits: ['drying'], equipment: ['deshydrateur'], verbs: /\bdeshydrat/ },
  },
  reposer: {
    label: 'Laisser prendre',
    description: 'Desserts qui prennent au froid, marinades et légumes massés : on prépare, puis on attend.',
    ...{ waits: ['resting'], equipment: [], verbs: /\bau (refrigerateur|frigo|congelateur)\b/ },
  },
} as const satisfies Record<string, Technique>
export type TechniqueSlug = keyof typeof techniques

export const techniqueSlugs = Object.keys(techniques) as TechniqueSlug[]

/** Of these, « Sans appareil » has none. */
const machines: readonly TechniqueSlug[] = ['mixer', 'presser', 'deshydrater']

type Prepared = Pick<Recipe, 'times' | 'equipment' | 'steps'>

export function techniquesOf({ times, equipment = [], steps }: Prepared): TechniqueSlug[] {
  const written = foldText(steps.join('\n'))
  const found = techniqueSlugs.filter((slug) => {
    const { waits, equipment: tools, verbs }: Technique = techniques[slug]
    return (
      waits.some((wait) => (times?.[wait] ?? 0) > 0) ||
      tools.some((tool) => equipment.includes(tool)) ||
      verbs?.test(written) === true
    )
  })
  return found.some((slug) => machines.includes(slug)) ? found : ['sans-appareil', ...found]
}

/** In the order of filters. */
export const recipeLevels = { easy: 'Facile', medium: 'Un peu de métier', long: 'Pour prendre son temps' } as const
export type RecipeLevel = keyof typeof recipeLevels

/** Derived: no author grades her own recipe. Days of waiting or long work make it long. */
export function levelOf({
  minutes,
  times,
  steps,
  ingredients,
}: Pick<Recipe, 'minutes' | 'times' | 'steps' | 'ingredients'>): RecipeLevel {
  const days = (times?.fermentation ?? 0) + (times?.germination ?? 0) + (times?.drying ?? 0) > 0
  if (minutes > 60 || steps.length > 12 || days) return 'long'
  return minutes <= 20 && steps.length <= 5 && ingredients.length <= 8 ? 'easy' : 'medium'
}

/** Choices of the whole time, waiting included. */
export const totalMinutes = [15, 30, 60, 1440] as const
export type TotalMinutes = (typeof totalMinutes)[number]

export const wholeMinutes = ({ minutes, times }: Pick<Recipe, 'minutes' | 'times'>): number =>
  minutes + waitingMinutes(times)
