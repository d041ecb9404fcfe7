import { limits, type OwnProfile, PlaceChoice, ProfileChange } from '@consoeurs/contract'
import { z } from 'zod'
import { profileText } from '../../text/profile-form.ts'
import { settingsText } from '../../text/settings.ts'
import { choiceOf } from './place-value.ts'

const fields = ProfileChange.shape

// A cleared field is sent as an empty text or list, not left out: left out means « stays as it is ».
const cleared = (typed: string | undefined) => typed ?? ''

const aboutForm = z.object({
  headline: fields.headline.transform(cleared),
  about: fields.about.transform(cleared),
  answers: z.record(z.string(), z.string().optional()).default({}),
})

const nameForm = z.object({ displayName: fields.displayName.unwrap() })

const age = z
  .string()
  .default('')
  .refine((typed) => /^\d*$/.test(typed), profileText.ageInDigits)
  .refine(
    (typed) => typed === '' || (Number(typed) >= limits.adultAge && Number(typed) <= limits.oldestAge),
    profileText.ageBounds,
  )

const seekingForm = z.object({
  lookingFor: z.array(z.string()).default([]),
  lookingForWhom: z.array(z.string()).default([]),
  seeksAges: z
    .object({ min: age, max: age })
    .default({ min: '', max: '' })
    .transform(({ min, max }) => {
      if (min === '' && max === '') return null
      return { min: Number(min || limits.adultAge), max: Number(max || limits.oldestAge) }
    })
    .refine((ages) => ages === null || ages.min <= ages.max, { error: profileText.agesInOrder, path: ['max'] }),
})

const interestsForm = z.object({ interests: fields.interests.unwrap().default([]) })

const placeForm = z.object({
  place: z.string({ error: settingsText.placeMissing }).transform(choiceOf).pipe(PlaceChoice),
})

const privacyForm = z.object({
  visibility: fields.visibility.unwrap(),
  whoMayWrite: fields.whoMayWrite.unwrap(),
  discreetMode: z.boolean().default(false),
  discreetVisits: z.boolean().default(false),
  hideLastConnection: z.boolean().default(false),
  hideDistance: z.boolean().default(false),
  readReceipts: z.boolean().default(false),
})

const readingForm = z.object({ showsCovered: z.boolean().default(false) })

/** The parts of her profile that are changed by a form of their own. */
export const profileForms = {
  name: nameForm,
  about: aboutForm,
  seeking: seekingForm,
  interests: interestsForm,
  place: placeForm,
  privacy: privacyForm,
  reading: readingForm,
} as const
export type ProfilePart = keyof typeof profileForms

export const isProfilePart = (value: unknown): value is ProfilePart =>
  typeof value === 'string' && value in profileForms

/** Answers that this form did not show stay as they are. */
export function mergedAnswers(own: OwnProfile, typed: Record<string, string | undefined>): Record<string, string> {
  const given = Object.fromEntries(Object.entries(typed).map(([id, answer]) => [id, answer ?? '']))
  return { ...own.answers, ...given }
}
