import { useEffect } from 'react'
import { rememberSearch } from './recent-searches.ts'

/** What she looked for comes back when she looks again: in this browser alone. */
export function useRemember(viewerId: number | undefined, typed: string | null): void {
  useEffect(() => {
    if (viewerId !== undefined && typed !== null) rememberSearch(viewerId, typed)
  }, [viewerId, typed])
}
