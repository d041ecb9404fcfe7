import { z } from 'zod'

/** Launch checklist of a new installation, in order. */
export const openingSteps = [
  'operator',
  'contact',
  'texts',
  'mail',
  'secondFactor',
  'communities',
  'invitation',
  'backup',
] as const
export type OpeningStep = (typeof openingSteps)[number]

export const Opening = z.object({
  items: z.array(
    z.object({
      step: z.enum(openingSteps),
      done: z.boolean(),
      /** What is missing, or when it was done. */
      facts: z.array(z.string()),
    }),
  ),
})
export type Opening = z.infer<typeof Opening>

/** Key in `installation`. */
export const lastBackupKey = 'backup.last'
