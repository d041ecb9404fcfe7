/** From the first photo to the first message; the first three are numbered. */
const pathSlugs = ['photo', 'lieu', 'recherche', 'communautes'] as const
/** Offered later, from the home page. */
const laterSlugs = ['moi', 'interets', 'notifications'] as const
/** Each is the last part of its address. */
export const stepSlugs = [...pathSlugs, ...laterSlugs]
export type StepSlug = (typeof stepSlugs)[number]
export const endSlug = 'fin'
export const numberedSteps = 3

export const isStep = (value: unknown): value is StepSlug => stepSlugs.some((slug) => slug === value)

export const stepPath = (slug: StepSlug | typeof endSlug) => `/settings/steps?etape=${slug}`

/** 0 for a step that is offered later. */
export const positionOf = (slug: StepSlug): number => pathSlugs.findIndex((each) => slug === each) + 1

export const completesProfile = (slug: StepSlug) => positionOf(slug) === numberedSteps

/** Null at the end of either path. */
export const stepAfter = (slug: StepSlug): StepSlug | null => {
  const path: readonly StepSlug[] = positionOf(slug) === 0 ? laterSlugs : pathSlugs
  return path[path.indexOf(slug) + 1] ?? null
}

export function pathAfter(slug: StepSlug): string {
  const next = stepAfter(slug)
  if (next !== null) return stepPath(next)
  return positionOf(slug) === 0 ? '/dashboard' : stepPath(endSlug)
}

export function pathBefore(slug: StepSlug): string {
  const before = pathSlugs[positionOf(slug) - 2]
  return before === undefined ? '/dashboard' : stepPath(before)
}

export const stepDraft = (slug: StepSlug) => `steps:${slug}`
