import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../../ui/overlays/toast.tsx'

export interface PhotoFormAnswer {
  problem: string | null
}

/** Action of all photo forms, on any page. */
export const photoFormAction = '/settings/photos'

/** A refusal shows a toast; the page keeps the stored state. */
export function usePhotoForm(key?: string) {
  const fetcher = useFetcher<PhotoFormAnswer>(key === undefined ? undefined : { key })
  const problem = fetcher.data?.problem
  useEffect(() => {
    if (fetcher.state === 'idle' && problem) toast.error(problem)
  }, [fetcher.state, problem])
  return fetcher
}
