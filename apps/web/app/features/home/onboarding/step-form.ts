import type { CommunityView, NotificationSettings, OwnProfile, PlaceSuggestion } from '@consoeurs/contract'
import { useRef } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { useFormDraft } from '../../../ui/forms/use-form-draft.ts'
import { stepDraft } from './steps.ts'

export interface StepPageProps {
  profile: OwnProfile
  answer: FormAnswer | undefined
  searched: { q: string; places: PlaceSuggestion[] | null }
  /** Loaded for its step only. */
  communities: CommunityView[]
  /** Loaded for its step only. */
  notices: NotificationSettings | null
}

const draftFields = {
  moi: ['headline', 'about', 'answers.'],
  lieu: ['q'],
  recherche: ['lookingFor', 'lookingForWhom', 'seeksAges.'],
  interets: ['interests'],
  communautes: ['community'],
  notifications: ['discreetPushes', 'emailReminders', 'emailDigest'],
} as const

/** The draft survives navigation and reloads. */
export function useStepDraft(slug: keyof typeof draftFields) {
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, stepDraft(slug), draftFields[slug])
  return form
}

export const problemOf = (answer: FormAnswer | undefined) => answer?.error?.['']?.[0]
