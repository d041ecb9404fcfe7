import type { ShareView } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import styles from '../../../styles/shared/share.module.css'
import { sharesText } from '../../../text/shares.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { HeldNote } from './held-note.tsx'
import { LiveShare } from './live-share.tsx'
import { ShareActions } from './share-actions.tsx'
import { ShareBody } from './share-body.tsx'
import { type ChangeShare, useShare } from './share-cache.ts'
import { ShareHead } from './share-head.tsx'
import { ShareMenu } from './share-menu.tsx'
import { useAnswerMark } from './use-answer-mark.ts'

const Comments = onDemand(async () => (await import('../comments/public.ts')).Comments, {
  fallback: <SkeletonList count={1} picture={false} />,
  soon: true,
})

export const shareHref = ({ slug }: Pick<ShareView, 'slug'>): string => `/shares/${slug}`

/** Counts the own comment without the socket; the socket's count, if it comes, is the same. */
export function countComments(share: ShareView, change: ChangeShare) {
  return (by: number) => {
    const expected = Math.max(0, share.commentCount + by)
    const settle = by > 0 ? Math.max : Math.min
    change((known) => ({ ...known, commentCount: settle(known.commentCount, expected) }))
  }
}

interface ShareCardProps {
  share: ShareView
  /** First card of the page: loads its picture eagerly. */
  priority?: boolean
  /** Slug of the community whose page shows the card. */
  within?: string | undefined
}

export function ShareCard({ share: served, priority = false, within }: ShareCardProps) {
  const { share, change } = useShare(served)
  const viewer = useViewer()
  const card = useRef<HTMLElement>(null)
  const [commentsOpen, setCommentsOpen] = useState(false)
  const href = shareHref(share)
  const mark = useAnswerMark(share)
  return (
    <article ref={card} className={styles.card} data-hook="share" aria-label={sharesText.by(share.author.displayName)}>
      {viewer === null ? null : <LiveShare id={share.id} card={card} />}
      <ShareHead {...{ share, href, within }} menu={viewer === null ? null : <ShareMenu share={share} href={href} />} />
      <ShareBody
        {...{ share, change, href, priority }}
        whole={false}
        loginHref={`/login?suite=${encodeURIComponent(href)}`}
      />
      {share.held ? (
        <HeldNote notice={share.notice} />
      ) : (
        <ShareActions
          {...{ share, change, href, commentsOpen }}
          onComments={viewer === null ? undefined : () => setCommentsOpen(!commentsOpen)}
        />
      )}
      {commentsOpen ? (
        <Comments
          target="shares"
          targetId={share.id}
          canComment={share.can.comment}
          ownsShare={share.author.id === viewer?.id}
          mark={mark}
          onCount={countComments(share, change)}
          onClose={() => setCommentsOpen(false)}
        />
      ) : null}
    </article>
  )
}
