import type { RecipeWait, YieldUnit } from '@consoeurs/contract'
import type { DurationUnit } from '../../recipe/durations.ts'

export const recipeFieldsText = {
  importIt: 'L’importer d’un site, de Mealie ou de Tandoor',
  yields: [
    { value: 'serving', label: 'personnes' },
    { value: 'pot', label: 'pots' },
    { value: 'jar', label: 'bocaux' },
    { value: 'gram', label: 'grammes' },
    { value: 'millilitre', label: 'millilitres' },
  ] satisfies { value: YieldUnit; label: string }[],
  durations: [
    { value: 'minute', label: 'minutes' },
    { value: 'hour', label: 'heures' },
    { value: 'day', label: 'jours' },
    { value: 'week', label: 'semaines' },
  ] satisfies { value: DurationUnit; label: string }[],
  waits: {
    soaking: { label: 'Trempage', unit: 'Unité du trempage' },
    germination: { label: 'Germination', unit: 'Unité de la germination' },
    resting: { label: 'Repos', unit: 'Unité du repos' },
    fermentation: { label: 'Fermentation', unit: 'Unité de la fermentation' },
    drying: { label: 'Séchage', unit: 'Unité du séchage' },
  } satisfies Record<RecipeWait, { label: string; unit: string }>,
  celsius: 'Température du séchage, en °C',
  equipment: 'Ce qu’il te faut',
  other: 'Autre',
  otherPlaceholder: 'Une étamine, un poids…',
  source: 'Source',
  originName: 'Inspirée de',
  originPlaceholder: 'Un livre, un blog, ta grand-mère…',
  originUrl: 'Lien',
  stepDetails: (position: number) => `Durée et photo de l’étape ${position}`,
  stepTime: 'Minuteur, en min',
  stepPicture: (position: number) => `Photo de l’étape ${position}`,
  noPicture: 'Sans photo',
  picture: (position: number, alt: string) => (alt === '' ? `Photo ${position}` : `Photo ${position}, ${alt}`),
} as const
