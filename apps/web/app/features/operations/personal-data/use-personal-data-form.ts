import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { PersonalDataAnswer } from './change-personal-data.ts'

/** The form's answer, with or without scripts; a success is shown in a toast. */
export function usePersonalDataForm(intents: string[], unscripted: PersonalDataAnswer | undefined) {
  const fetcher = useFetcher<PersonalDataAnswer>()
  const { state, data } = fetcher
  const done = state === 'idle' ? data?.done : undefined
  useEffect(() => {
    if (done !== undefined) toast.success(done)
  }, [done])
  const answer = data ?? (unscripted && intents.includes(unscripted.intent) ? unscripted : undefined)
  return { fetcher, problem: state === 'idle' ? answer?.problem : undefined, busy: state !== 'idle' }
}
