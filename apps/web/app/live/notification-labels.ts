import type { NotificationCatalogue, NotificationSection } from '@consoeurs/contract'
import { hasAuthCookie } from '../api/auth-cookie.ts'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { logWarning } from '../browser-log.ts'
import { type CatalogueEntries, entryKey } from '../viewer/notification-store.ts'

interface UserData {
  data: { attributes: { notifications: Array<{ id: string; inApp: boolean; push: boolean }> } }
}

const warn = (reason: unknown) => logWarning('Missing auth token: notification labels not loaded', reason)

export interface LabelData {
  entries: CatalogueEntries
  token: string
}

/** Specification §7 and §8: without a session the load is skipped with a warning. */
export async function loadLabels(userId: number): Promise<LabelData | null> {
  if (!hasAuthCookie()) {
    warn('no session cookie in this browser')
    return null
  }
  try {
    const [catalogue, hers, me] = await Promise.all([
      api.get<NotificationCatalogue>('/api/notification/?populate=*'),
      api.get<UserData>(`/api/user-datas/${userId}`),
      api.get<{ fcmToken?: string | null }>('/api/users/me'),
    ])
    const chosen = new Map(hers.data.attributes.notifications.map((choice) => [choice.id, choice]))
    const entries = new Map(
      Object.entries(catalogue.data.attributes).flatMap(([section, group]) =>
        group.map(({ index, value, label }) => {
          const { inApp = true, push = false } = chosen.get(`${section}.${value}`) ?? {}
          return [entryKey(section as NotificationSection, index), { label, inApp, push }] as const
        }),
      ),
    )
    return { entries, token: me.fcmToken ?? '' }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // Network failure or overload: toasts do without labels until the next page.
    if (error.status === 401) warn(error)
    return null
  }
}
