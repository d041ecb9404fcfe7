/** The steps in their order, by the last part of their address. */
export const stepSlugs = ['photo', 'moi', 'lieu', 'recherche', 'interets', 'communautes', 'notifications'] as const
export type StepSlug = (typeof stepSlugs)[number]
/** What she reads when she is through. */
export const endSlug = 'fin'

export const isStep = (value: unknown): value is StepSlug => stepSlugs.some((slug) => slug === value)

export const stepPath = (slug: StepSlug | typeof endSlug) => `/settings/steps?etape=${slug}`

export const stepAfter = (slug: StepSlug): StepSlug | typeof endSlug =>
  stepSlugs[stepSlugs.indexOf(slug) + 1] ?? endSlug

export const stepBefore = (slug: StepSlug): StepSlug | null => stepSlugs[stepSlugs.indexOf(slug) - 1] ?? null

export const stepDraft = (slug: StepSlug) => `steps:${slug}`
