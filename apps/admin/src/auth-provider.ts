import { type Role, roleOpens, type Viewer } from '@consoeurs/contract'
import { type AuthProvider, HttpError } from 'ra-core'
import type { ApiClient } from '../../web/app/api/client.ts'
import { type PlaceName, places } from './places.ts'

/** Who may do what at the desk; the API decides again, whatever is shown. */
export function mayUse(role: Role | null, resource: string): boolean {
  return resource in places && roleOpens(places[resource as PlaceName].access, role)
}

interface Way {
  api: ApiClient
  /** Leaves the desk for a page of the site. */
  leave: (path: string) => void
  /** Where she is, below the site: she comes back here. */
  here: () => string
}

/** The site’s own session: who is not signed in goes to its door, and comes back. */
export function createAuthProvider({ api, leave, here }: Way): AuthProvider {
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
    // The goodbye is a form of the site’s own: a link alone must not sign anyone out.
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
