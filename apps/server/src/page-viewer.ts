import { Role } from '@consoeurs/contract'
import { z } from 'zod'
import type { PageFetch } from './page-fetch.ts'

/** The part of GET /api/users/me that every page shows: her name, her picture, her counters. */
const OwnUser = z.object({
  id: z.number(),
  username: z.string(),
  displayName: z.string(),
  roleUser: Role,
  userProfile: z.object({
    files: z.array(z.object({ formats: z.object({ thumbnail: z.object({ url: z.string() }) }) })),
  }),
  unread: z.object({ messages: z.number(), notifications: z.number(), visits: z.number(), honors: z.number() }),
})

/** Asked of the API like everything else a page shows, so that there is one truth about who may be signed in. */
export async function loadPageViewer(api: PageFetch) {
  const response = await api('/api/users/me')
  if (response.status === 401 || response.status === 403) return null
  if (!response.ok) throw new Error(`GET /api/users/me answered ${response.status}`)
  const user = OwnUser.parse(await response.json())
  return {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    avatarUrl: user.userProfile.files[0]?.formats.thumbnail.url ?? null,
    role: user.roleUser,
    unread: user.unread,
    communities: [],
  }
}

export type PageViewer = NonNullable<Awaited<ReturnType<typeof loadPageViewer>>>
