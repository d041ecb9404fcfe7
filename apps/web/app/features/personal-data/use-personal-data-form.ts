import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../ui/toast.tsx'
import type { PersonalDataAnswer } from './change-personal-data.ts'

/** One form of /settings/donnees and its answer, with or without scripts. What was done is said in a toast. */
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
