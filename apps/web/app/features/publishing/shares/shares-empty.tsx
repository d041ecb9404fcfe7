import type { ReactNode } from 'react'
import { sharesText } from '../../../text/shares.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { EmptyFeed } from './share-feed.tsx'
import type { FeedQuery } from './shares.api.ts'

const emptyScopes: Partial<Record<NonNullable<FeedQuery['scope']>, Record<'title' | 'text' | 'action', string>>> = {
  near: sharesText.nearEmpty,
  kept: sharesText.keptEmpty,
}

/** `keep` asks to be notified of later shares. */
export function SharesEmpty({ scope = 'all', kind, keep }: FeedQuery & { keep: ReactNode }) {
  if (scope === 'mine') {
    const { title, text, action } = sharesText.mineEmpty
    return <EmptyState title={title} text={text} action={<ButtonLink to="/shares?publier=1">{action}</ButtonLink>} />
  }
  if (scope === 'communities') {
    const { title, text, action } = sharesText.communitiesEmpty
    return <EmptyState title={title} text={text} action={<ButtonLink to="/communities">{action}</ButtonLink>} />
  }
  if (scope === 'all' && kind === undefined) return <EmptyFeed />
  const { title, text, action } = emptyScopes[scope] ?? sharesText.kindEmpty
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <>
          <ButtonLink to="/shares">{action}</ButtonLink>
          {keep}
        </>
      }
    />
  )
}
