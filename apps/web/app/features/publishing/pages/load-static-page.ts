import type { PageView } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { pagesApi } from './pages.api.ts'

/**
 * A former slug redirects to the current one (301).
 * @throws ApiFailure NOT_FOUND, or CONTENT_GONE if an editor removed the page
 */
export async function loadStaticPage(client: ApiClient, slug: string): Promise<PageView> {
  const calls = pagesApi(client)
  try {
    return await calls.get(slug)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error
    const { data: present } = await calls.former(slug)
    throw redirect(`/l/${present.slug}`, 301)
  }
}
