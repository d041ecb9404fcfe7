import { sharesText } from '../../text/shares.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyFeed } from './share-feed.tsx'
import type { FeedQuery } from './shares.api.ts'

/** Why this feed is empty, and the one thing to do about it. */
export function SharesEmpty({ scope = 'all', kind }: FeedQuery) {
  if (scope === 'mine') {
    const { title, text, action } = sharesText.mineEmpty
    return <EmptyState title={title} text={text} action={<ButtonLink to="/shares?publier=1">{action}</ButtonLink>} />
  }
  if (scope === 'all' && kind === undefined) return <EmptyFeed />
  const { title, text, action } = scope === 'near' ? sharesText.nearEmpty : sharesText.kindEmpty
  return <EmptyState title={title} text={text} action={<ButtonLink to="/shares">{action}</ButtonLink>} />
}
