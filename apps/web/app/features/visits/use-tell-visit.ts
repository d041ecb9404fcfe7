import { useEffect } from 'react'
import { api } from '../../api/browser-api.ts'
import { logWarning } from '../../browser-log.ts'
import { visitsApi } from './visits.api.ts'

/** Tells once per view that she came by. From the open page alone: a page fetched ahead is not a visit. */
export function useTellVisit(username: string, counts: boolean): void {
  useEffect(() => {
    if (!counts) return
    visitsApi(api)
      .record(username)
      .catch((error: unknown) => logWarning('visit not told', error))
  }, [username, counts])
}
