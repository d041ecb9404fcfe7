import type { ApiClient } from '../../../api/client.ts'
import { pageAddress } from '../../../navigation/page-address.ts'
import { redirectTo } from '../../../navigation/redirect-to.ts'
import { categoryHref, tagHref } from './article-href.ts'
import { articlesApi } from './articles.api.ts'
import { loadArticles } from './load-articles.ts'

const hrefOf = { categories: categoryHref, tags: tagHref }

/**
 * A category or tag with a page of its articles. A former slug redirects to the current one (301).
 * @throws ApiFailure NOT_FOUND
 */
export async function loadTopic(client: ApiClient, request: Request, kind: 'categories' | 'tags', slug: string) {
  const calls = articlesApi(client)
  const [topic] = (await calls.topic(kind, slug)).data
  if (topic === undefined) {
    const { data: present } = await calls.formerTopic(kind, slug)
    throw redirectTo(hrefOf[kind](present.slug) + pageAddress(request).search, { status: 301 })
  }
  const within = kind === 'categories' ? { category: slug } : { tag: slug }
  return { topic: topic.attributes, ...(await loadArticles(client, request, within)) }
}
