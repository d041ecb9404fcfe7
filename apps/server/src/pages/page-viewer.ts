import { Viewer } from '@consoeurs/contract'
import { z } from 'zod'
import type { PageFetch } from './page-fetch.ts'

const Answer = z.object({ viewer: Viewer.nullable() })

/** So that only the API decides who is signed in. */
export async function loadPageViewer(api: PageFetch): Promise<Viewer | null> {
  const response = await api('/api/viewer')
  if (!response.ok) throw new Error(`GET /api/viewer answered ${response.status}`)
  const answer = response.value as z.infer<typeof Answer> | undefined
  return (answer ?? Answer.parse(JSON.parse(await response.text()))).viewer
}
