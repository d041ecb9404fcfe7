import type {
  ArticleHit,
  CommunityCard,
  MemberCard,
  Page,
  SearchKind,
  SearchResults,
  ShareHit,
} from '@consoeurs/contract'
import { type ReactNode, useCallback, useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import communitiesStyles from '../../../styles/shared/community-row.module.css'
import styles from '../../../styles/shared/search-results.module.css'
import { membersText } from '../../../text/members.ts'
import { searchText } from '../../../text/search.ts'
import { MoreLink } from '../../../ui/button.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { PersonRow } from '../../people/members/public.ts'
import { CommunityRows } from '../communities/public.ts'
import { ArticleHitRow } from './article-hit.tsx'
import { resultKinds } from './result-count.ts'
import { searchApi } from './search.api.ts'
import { type SearchParams, searchHref } from './search-params.ts'
import { ShareHitRow } from './share-hit.tsx'

function MemberRows({ members }: { members: MemberCard[] }) {
  return (
    <ul className={styles.cmList}>
      {members.map((member) => (
        <li key={member.id}>
          <PersonRow member={member} className={communitiesStyles.row}>
            {[membersText.place(member.city, member.distance), member.headline].filter(Boolean).join(' · ')}
          </PersonRow>
        </li>
      ))}
    </ul>
  )
}

function ShareRows({ hits }: { hits: ShareHit[] }) {
  return (
    <ul className={styles.cmList}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <ShareHitRow hit={hit} />
        </li>
      ))}
    </ul>
  )
}

function ArticleRows({ hits }: { hits: ArticleHit[] }) {
  return (
    <ul className={styles.cmList}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <ArticleHitRow hit={hit} />
        </li>
      ))}
    </ul>
  )
}

interface ItemOf {
  members: MemberCard
  shares: ShareHit
  communities: CommunityCard
  articles: ArticleHit
}
type ResultPages = { [Kind in SearchKind]: Page<ItemOf[Kind]> }

const rowsOf: { [Kind in SearchKind]: (items: ItemOf[Kind][]) => ReactNode } = {
  members: (members: MemberCard[]) => <MemberRows members={members} />,
  shares: (hits: ShareHit[]) => <ShareRows hits={hits} />,
  communities: (communities: CommunityCard[]) => <CommunityRows communities={communities} />,
  articles: (hits: ArticleHit[]) => <ArticleRows hits={hits} />,
}

interface GroupProps<Kind extends SearchKind> {
  kind: Kind
  q: string
  page: Page<ItemOf[Kind]>
}

function Group<Kind extends SearchKind>({ kind, q, page }: GroupProps<Kind>) {
  if (page.items.length === 0) return null
  return (
    <section aria-labelledby={`trouve-${kind}`}>
      <div className="section-head">
        <h2 className="display heading-3" id={`trouve-${kind}`}>
          {searchText.kinds[kind]}
        </h2>
        {page.cursor === null ? null : <MoreLink to={searchHref({ q, kind })}>{searchText.more[kind]}</MoreLink>}
      </div>
      {rowsOf[kind](page.items)}
    </section>
  )
}

function Whole<Kind extends SearchKind>({ kind, q, page }: GroupProps<Kind>) {
  const key = useMemo((): LiveKey => ['search', { kind, q }], [kind, q])
  const load = useCallback(
    async (cursor: string | undefined): Promise<Page<ItemOf[Kind]>> => {
      const found: ResultPages = await searchApi(api).find({ q, kind, cursor, limit: WHOLE })
      return found[kind]
    },
    [kind, q],
  )
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: page, load })
  return (
    <InfiniteList
      items={[items]}
      keyOf={() => kind}
      hasMore={hasMore}
      loading={loading}
      onMore={more}
      error={error instanceof ApiFailure ? error.message : null}
      nextHref={page.cursor === null ? undefined : searchHref({ q, kind }, { cursor: page.cursor })}
    >
      {rowsOf[kind]}
    </InfiniteList>
  )
}

/** Page size for a single kind. */
export const WHOLE = 20

export function SearchFound({ asked: { q, kind }, results }: { asked: SearchParams; results: SearchResults }) {
  if (kind !== 'all') return <Whole key={`${kind} ${q}`} kind={kind} q={q} page={results[kind]} />
  return (
    <>
      {resultKinds.map((name) => (
        <Group key={name} kind={name} q={q} page={results[name]} />
      ))}
    </>
  )
}
