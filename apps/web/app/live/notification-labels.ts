import type { CatalogueGroup } from '@consoeurs/contract'
import { hasAuthCookie } from '../api/auth-cookie.ts'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { logWarning } from '../browser-log.ts'
import { entryKey, type KnownEntries } from './notification-store.ts'

interface Catalogue {
  data: Array<{ attributes: CatalogueGroup }>
}
interface UserData {
  data: { attributes: { notifications: Array<{ id: string; inApp: boolean; push: boolean }> } }
}

const warn = (error?: unknown) => logWarning('Missing auth token: notification labels not loaded', error)

export interface KnownLabels {
  entries: KnownEntries
  /** This browser's push token; empty where it has none. */
  token: string
}

/** Specification §7 and §8: labels, choices, token; without a session the load is skipped with a warning. */
export async function loadLabels(userId: number): Promise<KnownLabels | null> {
  if (!hasAuthCookie()) {
    warn()
    return null
  }
  try {
    const [catalogue, hers, me] = await Promise.all([
      api.get<Catalogue>('/api/notification/?populate=*'),
      api.get<UserData>(`/api/user-datas/${userId}`),
      api.get<{ fcmToken?: string | null }>('/api/users/me'),
    ])
    const chosen = new Map(hers.data.attributes.notifications.map((choice) => [choice.id, choice]))
    const entries = new Map(
      catalogue.data.flatMap(({ attributes: { section, entries } }) =>
        entries.map(({ index, value, label, inApp, push }) => {
          const choice = chosen.get(`${section}.${value}`)
          const entry = { label, inApp: choice?.inApp ?? inApp, push: choice?.push ?? push }
          return [entryKey(section, index), entry] as const
        }),
      ),
    )
    return { entries, token: me.fcmToken ?? '' }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // No network or a busy server: toasts do without, and the next page asks again.
    if (error.status === 401) warn(error)
    return null
  }
}
