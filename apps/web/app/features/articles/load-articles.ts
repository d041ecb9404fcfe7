import { data } from 'react-router'
import type { ApiClient } from '../../api/client.ts'
import { articlesApi } from './articles.api.ts'

/** What a page of the journal is asked for by its address. */
export function readJournalQuery(request: Request): { q: string; page: number } {
  const { searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page') ?? '1')
  const q = (searchParams.get('q') ?? '').trim().slice(0, 60)
  return { q, page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1 }
}

/** A page of the journal, of one category or tag or of all, and the categories beside it. */
export async function loadArticles(
  client: ApiClient,
  request: Request,
  within: { category?: string; tag?: string } = {},
) {
  const { q, page } = readJournalQuery(request)
  const calls = articlesApi(client)
  const [articles, categories] = await Promise.all([calls.list({ ...within, q, page }), calls.topics('categories')])
  // Beyond its last page a list has none.
  if (page > 1 && articles.data.length === 0) throw data(null, { status: 404 })
  return { q, page, articles, categories: categories.data }
}
