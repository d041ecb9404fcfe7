import type { CommunityCard, NotificationSettings, OwnProfile, PlaceSuggestion } from '@consoeurs/contract'
import { useRef } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { stepDraft } from './steps.ts'

export interface StepPageProps {
  profile: OwnProfile
  answer: FormAnswer | undefined
  searched: { q: string; places: PlaceSuggestion[] | null }
  /** Open ones, at their step. */
  communities: CommunityCard[]
  /** How she is told, at its step. */
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

/** The form of a step; what she typed in it survives a way back and a reload. */
export function useStepDraft(slug: keyof typeof draftFields) {
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, stepDraft(slug), draftFields[slug])
  return form
}

export const problemOf = (answer: FormAnswer | undefined) => answer?.error?.['']?.[0]
