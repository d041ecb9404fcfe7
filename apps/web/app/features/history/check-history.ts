import type { CheckedHistory, CheckHistory } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { isEmpty, readHistory, slugsOf, withChecked } from './history.ts'
import { changeHistory, keptHistory } from './local-history.ts'

/**
 * Drops what is no longer there for her: who blocked her or hid herself, what was taken away (decision 0033). Without an
 * answer, everything stays as it was.
 */
export async function checkHistory(viewerId: number): Promise<void> {
  const history = readHistory(keptHistory(viewerId))
  if (isEmpty(history)) return
  const asked: CheckHistory = slugsOf(history)
  try {
    const found = await api.post<CheckedHistory>('/api/history/check', asked)
    changeHistory(viewerId, (now) => withChecked(now, asked, found))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}
