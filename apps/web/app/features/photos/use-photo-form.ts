import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../../ui/toast.tsx'

export interface PhotoFormAnswer {
  problem: string | null
}

/** Where every form about photos goes, from whatever page it stands on. */
export const photoFormAction = '/settings/photos'

/** One form's way to the server; a refusal says so in a toast, and the page shows the photos as they are. */
export function usePhotoForm(key?: string) {
  const fetcher = useFetcher<PhotoFormAnswer>(key === undefined ? undefined : { key })
  const problem = fetcher.data?.problem
  useEffect(() => {
    if (fetcher.state === 'idle' && problem) toast.error(problem)
  }, [fetcher.state, problem])
  return fetcher
}
