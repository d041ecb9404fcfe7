import type { CheckedHistory, CheckHistory } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { isEmpty, readHistory, slugsOf, withChecked } from './history.ts'
import { changeHistory, storedHistory } from './local-history.ts'

/**
 * Drops entries that the viewer can no longer see: blocked, hidden or removed (decision 0033). Without an answer,
 * nothing changes.
 */
export async function checkHistory(viewerId: number): Promise<void> {
  const history = readHistory(storedHistory(viewerId))
  if (isEmpty(history)) return
  const asked: CheckHistory = slugsOf(history)
  try {
    const found = await api.post<CheckedHistory>('/api/history/check', asked)
    changeHistory(viewerId, (now) => withChecked(now, asked, found))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}
