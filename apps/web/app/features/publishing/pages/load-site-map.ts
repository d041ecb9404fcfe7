import type { Entries, Entry, TopicAttributes } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'
import { articleHref, articlesApi, categoryHref, tagHref } from '../articles/public.ts'
import { communitiesApi } from '../communities/public.ts'
import { pagesApi } from './pages.api.ts'

export interface SiteMapLink {
  to: string
  label: string
}

/** Limits of this page; older articles are linked from the journal. */
const MOST = { articles: 100, communities: 50 }

const topicLinks = ({ data }: Entries<TopicAttributes>, hrefOf: (slug: string) => string): SiteMapLink[] =>
  data.map(({ attributes: { slug, name } }: Entry<TopicAttributes>) => ({ to: hrefOf(slug), label: name }))

/** Everything a visitor may read, in page order. */
export async function loadSiteMap(client: ApiClient) {
  const journal = articlesApi(client)
  const [articles, categories, tags, communities, pages] = await Promise.all([
    journal.list({ size: MOST.articles }),
    journal.topics('categories'),
    journal.topics('tags'),
    communitiesApi(client).list({ limit: MOST.communities }),
    pagesApi(client).list(),
  ])
  return {
    categories: topicLinks(categories, categoryHref),
    tags: topicLinks(tags, tagHref),
    articles: articles.data.map(
      (article): SiteMapLink => ({ to: articleHref(article), label: article.attributes.title }),
    ),
    hasEarlier: articles.meta.pagination.pageCount > 1,
    communities: communities.items.map(({ slug, name }): SiteMapLink => ({ to: `/c/${slug}`, label: name })),
    pages: pages.data.map(({ attributes: { slug, title } }): SiteMapLink => ({ to: `/l/${slug}`, label: title })),
  }
}
