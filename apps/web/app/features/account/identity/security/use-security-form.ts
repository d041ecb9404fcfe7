import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { SecurityAnswer } from './change-security.ts'

/** The form's answer, with or without scripts; a success is shown in a toast. */
export function useSecurityForm(intents: string[], unscripted: SecurityAnswer | undefined) {
  const fetcher = useFetcher<SecurityAnswer>()
  const { state, data } = fetcher
  const done = state === 'idle' ? data?.done : undefined
  useEffect(() => {
    if (done !== undefined && data !== undefined) toast.success(done)
  }, [done, data])
  const answer = data ?? (unscripted && intents.includes(unscripted.intent) ? unscripted : undefined)
  const problem = state === 'idle' ? answer?.problem : undefined
  return { fetcher, answer, problem, busy: state !== 'idle' }
}
