import { z } from 'zod'

/** What stands between an empty place and its opening, in the order in which it is done. */
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
      /** What is missing, or when it was done: names and dates, in the step’s own terms. */
      facts: z.array(z.string()),
    }),
  ),
})
export type Opening = z.infer<typeof Opening>

/** Where the last backup notes its moment, in `installation`. */
export const lastBackupKey = 'backup.last'
