export type SignUpStep = 1 | 2 | 3
const allSteps = [1, 2, 3] as const satisfies readonly SignUpStep[]
export const lastSignUpStep = 3

const stepsOfFields: [prefix: string, step: SignUpStep][] = [
  ['displayName', 1],
  ['email', 1],
  ['password', 2],
  ['birthdate', 2],
  ['consents', 3],
]

export const stepOfField = (field: string): SignUpStep =>
  stepsOfFields.find(([prefix]) => field === prefix || field.startsWith(`${prefix}.`))?.[1] ?? lastSignUpStep

/** The first step with an error, or null. */
export function firstWrongStep(error: Record<string, unknown> | null | undefined): SignUpStep | null {
  const wrong = Object.entries(error ?? {}).filter(([field, said]) => field !== '' && said !== null)
  const steps = new Set(wrong.map(([field]) => stepOfField(field)))
  return allSteps.find((step) => steps.has(step)) ?? null
}

export const asSignUpStep = (value: unknown): SignUpStep => allSteps.find((step) => String(step) === value) ?? 1

/** In the address: /signup?etape=2 */
export const stepParameter = 'etape'

export const nextStep = (step: SignUpStep): SignUpStep => (step === 1 ? 2 : 3)
export const previousStep = (step: SignUpStep): SignUpStep => (step === 3 ? 2 : 1)

/** Key of the draft in this tab; the password is never stored. */
export const signUpDraft = 'signup'
export const signUpDraftFields = ['displayName', 'email', 'birthdate', 'consents.'] as const
