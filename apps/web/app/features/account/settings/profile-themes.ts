import type { PageBrand } from '@consoeurs/brand'
import { offeredQuestions } from '@consoeurs/brand/offered'
import type { OwnProfile } from '@consoeurs/contract'
import type { IconName } from '../../../ui/icons.ts'
import { profileText } from './profile-form.text.ts'
import type { ProfilePart } from './profile-forms.ts'
import { spokenAnswerText } from './spoken-answer.text.ts'

export const profilePath = '/settings/profil'

/** Pages of /settings/profil, by the last part of their address. `part` is the form that saves them, if there is one. */
export const profileThemes = {
  presentation: { part: 'presentation', title: profileText.presentation, icon: 'user-round' },
  reponses: { part: 'answers', title: profileText.questions, icon: 'message-circle' },
  voix: { part: null, title: spokenAnswerText.title, icon: 'mic' },
  lieu: { part: 'place', title: profileText.place, icon: 'map-pin' },
  recherche: { part: 'seeking', title: profileText.lookingFor, icon: 'sparkles' },
  gouts: { part: 'interests', title: profileText.interests, icon: 'star' },
} as const satisfies Record<string, { part: ProfilePart | null; title: string; icon: IconName }>

export type ProfileTheme = keyof typeof profileThemes

export const isProfileTheme = (value: string): value is ProfileTheme => Object.hasOwn(profileThemes, value)

type ProfileChoices = Pick<PageBrand, 'lookingFor' | 'profileQuestions'>

/** What the member has given so far; undefined where it is nothing. */
export function themeValues(profile: OwnProfile, brand: ProfileChoices): Record<ProfileTheme, string | undefined> {
  const questions = offeredQuestions(brand.profileQuestions, Object.keys(profile.answers))
  const answered = questions.filter(({ id }) => profile.answers[id]).length
  const wishes = brand.lookingFor.filter(({ value }) => profile.lookingFor.includes(value)).map(({ label }) => label)
  return {
    presentation: profile.headline || undefined,
    reponses: profileText.answered(answered, questions.length),
    voix: brand.profileQuestions.find(({ id }) => id === profile.spokenAnswer?.question)?.label,
    lieu: profile.place?.city,
    recherche: wishes.join(', ') || undefined,
    gouts: profile.interests.length === 0 ? undefined : String(profile.interests.length),
  }
}
