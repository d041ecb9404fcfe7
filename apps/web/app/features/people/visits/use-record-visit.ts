import { useEffect } from 'react'
import { api } from '../../../api/browser-api.ts'
import { logWarning } from '../../../browser-log.ts'
import { visitsApi } from './visits.api.ts'

/** Records a visit once per view; in an effect, since a prefetched page is no visit. */
export function useRecordVisit(username: string, counts: boolean): void {
  useEffect(() => {
    if (!counts) return
    visitsApi(api)
      .record(username)
      .catch((error: unknown) => logWarning('visit not told', error))
  }, [username, counts])
}
