import type { Page, ShareView } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { sharesText } from '../../text/shares.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { useShareFeed } from './share-cache.ts'
import { ShareCard } from './share-card.tsx'
import type { FeedQuery } from './shares.api.ts'
import { WaitingShares } from './waiting-shares.tsx'

interface ShareFeedProps {
  /** The loader's page: `sharesApi(pageApi(context)).list(query)`. */
  first: Page<ShareView>
  query?: FeedQuery
  /** What an empty feed says; by default the brand's invitation to publish. */
  empty?: ReactNode
  /** Address of the page that goes on, without scripts; the cursor is added. */
  path?: string
}

const everything: FeedQuery = {}

function nextHref(path: string | undefined, query: FeedQuery, cursor: string | null): string | undefined {
  if (path === undefined || cursor === null) return undefined
  const params = Object.entries({ ...query, cursor }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `${path}?${new URLSearchParams(params)}`
}

/** The place is quiet: the brand invites her to speak first. */
export function EmptyFeed() {
  const { text } = useBrand()
  const picture = useIllustration('empty')
  return (
    <EmptyState
      title={text.emptyFeed.title}
      text={text.emptyFeed.text}
      picture={picture}
      action={<ButtonLink to="/shares?publier=1">{text.emptyFeed.action}</ButtonLink>}
    />
  )
}

/** Shares, newest first, growing as she reads. */
export function ShareFeed({ first, query = everything, empty, path }: ShareFeedProps) {
  const { items, more, hasMore, loading, error } = useShareFeed(query, first)
  if (items.length === 0 && !hasMore) {
    return (
      <>
        <WaitingShares />
        {empty ?? <EmptyFeed />}
      </>
    )
  }
  return (
    <section aria-label={sharesText.feedLabel} className="feed">
      <WaitingShares />
      <InfiniteList
        items={items}
        keyOf={({ id }) => id}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error instanceof ApiFailure ? error.message : null}
        nextHref={nextHref(path, query, first.cursor)}
      >
        {(share) => <ShareCard share={share} priority={share.id === items[0]?.id} />}
      </InfiniteList>
    </section>
  )
}
