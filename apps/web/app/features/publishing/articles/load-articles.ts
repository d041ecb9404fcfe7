import { startOf } from '@consoeurs/contract/text/truncate'
import { data } from 'react-router'
import type { ApiClient } from '../../../api/client.ts'
import { pageAddress } from '../../../navigation/page-address.ts'
import { redirectTo } from '../../../navigation/redirect-to.ts'
import { articlesApi } from './articles.api.ts'

/** The API answers no page beyond this one. */
const LAST_PAGE = 1000

/**
 * Redirects other spellings to the canonical address: « ?page=02 » to « ?page=2 », « ?page=1e1 » to the first page.
 * Beyond the last page it answers 404.
 */
function pageOf(request: Request): number {
  const { pathname, searchParams } = pageAddress(request)
  const written = searchParams.get('page') ?? '1'
  const plain = /^0*([1-9]\d*)$/.exec(written)?.[1]
  if (plain !== written) {
    searchParams.delete('page')
    if (plain !== undefined) searchParams.set('page', plain)
    throw redirectTo(pathname + (searchParams.size === 0 ? '' : `?${searchParams}`), { status: 301 })
  }
  const page = Number(plain)
  if (page > LAST_PAGE) throw data(null, { status: 404 })
  return page
}

/** One page of articles, of all or of a category or tag, with the list of categories. */
export async function loadArticles(
  client: ApiClient,
  request: Request,
  within: { category?: string; tag?: string } = {},
) {
  const page = pageOf(request)
  const q = startOf((pageAddress(request).searchParams.get('q') ?? '').trim(), 60)
  const calls = articlesApi(client)
  const [articles, categories] = await Promise.all([calls.list({ ...within, q, page }), calls.topics('categories')])
  if (page > 1 && articles.data.length === 0) throw data(null, { status: 404 })
  return { q, page, articles, categories: categories.data }
}
