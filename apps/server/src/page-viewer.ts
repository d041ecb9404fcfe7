import { Viewer } from '@consoeurs/contract'
import { z } from 'zod'
import type { PageFetch } from './page-fetch.ts'

const Answer = z.object({ viewer: Viewer.nullable() })

/** Asked of the API like everything else a page shows, so that there is one truth about who may be signed in. */
export async function loadPageViewer(api: PageFetch): Promise<Viewer | null> {
  const response = await api('/api/viewer')
  if (!response.ok) throw new Error(`GET /api/viewer answered ${response.status}`)
  return Answer.parse(JSON.parse(await response.text())).viewer
}
