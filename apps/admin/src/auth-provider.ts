import { type Role, roleHasAccess, type Viewer } from '@consoeurs/contract'
import { type AuthProvider, HttpError } from 'ra-core'
import type { ApiClient } from '../../web/app/api/client.ts'
import { type ScreenName, screens } from './screens.ts'

/** Only hides screens; the API enforces access. */
export function mayUse(role: Role | null, resource: string): boolean {
  return resource in screens && roleHasAccess(screens[resource as ScreenName].access, role)
}

interface AuthProviderParts {
  api: ApiClient
  /** Navigates to a page of the site. */
  leave: (path: string) => void
  /** Current path, to return to after sign-in. */
  here: () => string
}

/** Uses the site's session and its sign-in page. */
export function createAuthProvider({ api, leave, here }: AuthProviderParts): AuthProvider {
  let known: Promise<Viewer | null> | null = null
  const viewer = (): Promise<Viewer | null> => {
    known ??= api
      .get<{ viewer: Viewer | null }>('/api/viewer')
      .then((answer) => answer.viewer)
      .catch((error: unknown) => {
        known = null
        throw error
      })
    return known
  }
  const toTheDoor = () => leave(`/login?suite=${encodeURIComponent(here())}`)

  return {
    login: async () => toTheDoor(),
    // Sign-out is a form on the site: a mere link must not sign anyone out.
    logout: async () => false,
    checkAuth: async () => {
      if ((await viewer()) !== null) return
      toTheDoor()
      throw new HttpError('', 401)
    },
    checkError: async (error: { status?: number }) => {
      if (error.status !== 401) return
      known = null
      toTheDoor()
      throw new HttpError('', 401)
    },
    getIdentity: async () => {
      const her = await viewer()
      if (her === null) throw new HttpError('', 401)
      return { id: her.id, fullName: her.displayName, ...(her.avatarUrl && { avatar: her.avatarUrl }) }
    },
    getPermissions: async () => (await viewer())?.role ?? null,
    canAccess: async ({ resource }) => mayUse((await viewer())?.role ?? null, resource),
  }
}
