import { limits, type OwnProfile, PlaceChoice, ProfileChange } from '@consoeurs/contract'
import { z } from 'zod'
import { ageSlider } from '../../../text/ages.ts'
import { settingsText } from '../../../text/settings.ts'
import { choiceOf } from './place-value.ts'
import { profileText } from './profile-form.text.ts'

const fields = ProfileChange.shape

// A cleared field is sent empty: an omitted one means « unchanged ».
const cleared = (typed: string | undefined) => typed ?? ''

const answersForm = z.object({ answers: z.record(z.string(), z.string().optional()).default({}) })

const aboutForm = answersForm.extend({
  headline: fields.headline.transform(cleared),
  about: fields.about.transform(cleared),
})

const presentationForm = aboutForm.omit({ answers: true }).extend({ displayName: fields.displayName.unwrap() })

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
      const ages = { min: Number(min || ageSlider.min), max: Number(max || ageSlider.max) }
      if (ages.min === ageSlider.min && ages.max >= ageSlider.max) return null
      return ages.max === ageSlider.max ? { ...ages, max: limits.oldestAge } : ages
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
  discreetVisits: z.boolean().default(false),
  hideLastConnection: z.boolean().default(false),
  hideDistance: z.boolean().default(false),
  readReceipts: z.boolean().default(false),
})

const discretionForm = z.object({ discreetMode: z.boolean().default(false) })

const readingForm = z.object({ showsCovered: z.boolean().default(false), linkPreviews: z.boolean().default(false) })

/** Parts of the profile with a form of their own. */
export const profileForms = {
  about: aboutForm,
  presentation: presentationForm,
  answers: answersForm,
  seeking: seekingForm,
  interests: interestsForm,
  place: placeForm,
  privacy: privacyForm,
  discretion: discretionForm,
  reading: readingForm,
} as const
export type ProfilePart = keyof typeof profileForms

export const isProfilePart = (value: unknown): value is ProfilePart =>
  typeof value === 'string' && value in profileForms

/** Keeps answers that this form did not show. */
export function mergedAnswers(own: OwnProfile, typed: Record<string, string | undefined>): Record<string, string> {
  const given = Object.fromEntries(Object.entries(typed).map(([id, answer]) => [id, answer ?? '']))
  return { ...own.answers, ...given }
}
