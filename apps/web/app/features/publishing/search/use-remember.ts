import { useEffect } from 'react'
import { rememberSearch } from './recent-searches.ts'

/** Stored in this browser only. */
export function useRemember(viewerId: number | undefined, typed: string | null): void {
  useEffect(() => {
    if (viewerId !== undefined && typed !== null) rememberSearch(viewerId, typed)
  }, [viewerId, typed])
}
