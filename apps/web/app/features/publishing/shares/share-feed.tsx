import type { Page, ShareView } from '@consoeurs/contract'
import { Fragment, type ReactNode } from 'react'
import { ApiFailure } from '../../../api/client.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useIllustration } from '../../../brand/illustration.ts'
import { sharesText } from '../../../text/shares.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingShares } from './composer/waiting-shares.tsx'
import { useShareFeed } from './share-cache.ts'
import { ShareCard } from './share-card.tsx'
import type { FeedQuery } from './shares.api.ts'

interface ShareFeedProps {
  /** The loader's page: `sharesApi(pageApi(context)).list(query)`. */
  first: Page<ShareView>
  query?: FeedQuery
  /** Shown if the feed is empty; by default the brand's invitation to publish. */
  empty?: ReactNode
  /** Path of the next page without scripts; the cursor is added. */
  path?: string
  /** Cards by the number of shares above them; in a shorter list they follow it. */
  between?: Record<number, ReactNode>
}

const everything: FeedQuery = {}
const none = {}

function nextHref(path: string | undefined, query: FeedQuery, cursor: string | null): string | undefined {
  if (path === undefined || cursor === null) return undefined
  const params = Object.entries({ ...query, cursor }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `${path}?${new URLSearchParams(params)}`
}

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

export function ShareFeed({ first, query = everything, empty, path, between = none }: ShareFeedProps) {
  const { items, more, hasMore, loading, error } = useShareFeed(query, first)
  const rest = hasMore ? [] : Object.entries(between).filter(([above]) => Number(above) > items.length)
  const after = rest.map(([above, card]) => <Fragment key={above}>{card}</Fragment>)
  if (items.length === 0 && !hasMore) {
    return (
      <>
        <WaitingShares />
        {empty ?? <EmptyFeed />}
        {after}
      </>
    )
  }
  return (
    <section aria-label={sharesText.feedLabel}>
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
        {(share, index) => (
          <>
            <ShareCard share={share} priority={index === 0} within={query.community} />
            {between[index + 1]}
          </>
        )}
      </InfiniteList>
      {after}
    </section>
  )
}
