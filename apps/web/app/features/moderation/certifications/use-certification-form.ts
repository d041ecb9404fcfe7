import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { CertificationAnswer } from './change-certification.ts'

/** The form's answer, with or without scripts; a success is shown in a toast. */
export function useCertificationForm(intents: string[], unscripted: CertificationAnswer | undefined) {
  const fetcher = useFetcher<CertificationAnswer>()
  const { state, data } = fetcher
  const done = state === 'idle' ? data?.done : undefined
  useEffect(() => {
    if (done) toast.success(done)
  }, [done])
  const answer = data ?? (unscripted && intents.includes(unscripted.intent) ? unscripted : undefined)
  return { fetcher, problem: state === 'idle' ? answer?.problem : undefined, busy: state !== 'idle' }
}
