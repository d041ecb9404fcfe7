import type { ReactionState, ShareView } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { useLiveEvents } from '../../../events/live-events.ts'
import { useLiveCache } from '../../../live/use-live.tsx'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/share-actions.module.css'
import { formatCount } from '../../../text/counts.ts'
import { linksText } from '../../../text/links.ts'
import { sharesText } from '../../../text/shares.ts'
import { classNames } from '../../../ui/class-names.ts'
import { sendLink } from '../../../ui/copy-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import {
  ReactionButton,
  ReactionLink,
  reactOrWait,
  useWithWaiting,
  withLiveReaction,
  withOwnReaction,
} from '../reactions/public.ts'
import { useKitchenParts } from './recipe/kitchen-parts.ts'
import { type ChangeShare, forgetShare, renewShare } from './share-cache.ts'
import { sharesApi } from './shares.api.ts'

/** The own reaction is optimistic, the others' follow live. */
function useShareReactions(share: ShareView, change: ChangeShare) {
  const viewerId = useViewer()?.id
  const show = (reactions: ReactionState) => change((known) => ({ ...known, reactions }))
  const { wish, isBusy } = useOptimistic<ReactionState, string | null>({
    truth: share.reactions,
    apply: withOwnReaction,
    show,
    send: (wish) => {
      const { id, reactions: state } = share
      return reactOrWait({ viewerId: viewerId ?? 0, target: 'shares', targetId: id, shareId: id, state, wish })
    },
  })
  const cache = useLiveCache()
  useLiveEvents((event) => {
    if (!('shareId' in event) || event.shareId !== share.id) return
    if (event.type === 'share.changed' || event.type === 'share.made') void renewShare(cache, share.id)
    if (event.type === 'share.removed') forgetShare(cache, share.id)
    if (event.type === 'share.reactions' && !(event.actorId === viewerId && isBusy())) {
      change((known) => ({ ...known, reactions: withLiveReaction(known.reactions, event, viewerId) }))
    }
    if (event.type === 'comment' || event.type === 'comment.removed') {
      change((known) => ({ ...known, commentCount: event.commentCount }))
    }
  })
  return wish
}

interface ShareActionsProps {
  share: ShareView
  change: ChangeShare
  href: string
  /** Expands the comments in place; otherwise, and without scripts, the link leads to them. */
  onComments?: () => void
  commentsOpen?: boolean
  /** On the share's own page. */
  whole?: boolean
}

function CommentsLink({ share, href, onComments, commentsOpen }: Omit<ShareActionsProps, 'change'>) {
  return (
    <Link
      to={`${href}#commentaires`}
      className={styles.action}
      data-hook="share-action"
      aria-label={sharesText.commentCount(share.commentCount)}
      aria-expanded={onComments === undefined ? undefined : commentsOpen}
      onClick={(event) => {
        if (onComments === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onComments()
      }}
    >
      <Icon of="message-circle" />
      {share.commentCount === 0 ? null : <span className="tabular-numbers">{formatCount(share.commentCount)}</span>}
    </Link>
  )
}

/** A recipe goes into a notebook, where the brand has a kitchen; another share has a bookmark. */
function KeepButton(props: Pick<ShareActionsProps, 'share' | 'change'>) {
  const { share, change } = props
  const kitchen = useKitchenParts()
  if (kitchen === null || share.recipe === null) return <BookmarkButton {...props} />
  return (
    <kitchen.KeepButton
      recipeId={share.id}
      kept={share.kept}
      label={sharesText.keep}
      className={`${styles.action} ${styles.end}`}
      onKept={(kept) => change((known) => ({ ...known, kept }))}
    />
  )
}

/** Visible to the viewer only. */
function BookmarkButton({ share, change }: Pick<ShareActionsProps, 'share' | 'change'>) {
  const { wish } = useOptimistic<{ kept: boolean }, boolean>({
    truth: { kept: share.kept },
    apply: (_truth, kept) => ({ kept }),
    show: ({ kept }) => change((known) => ({ ...known, kept })),
    send: (kept) => sharesApi(api).setKept(share.id, kept),
  })
  const label = share.kept ? sharesText.kept : sharesText.keep
  return (
    <button
      type="button"
      className={classNames(`${styles.action} ${styles.end}`, share.kept && 'selected')}
      data-hook="share-action keep"
      aria-pressed={share.kept}
      aria-label={sharesText.keep}
      title={label}
      onClick={() => void wish(!share.kept)}
    >
      <Icon of="bookmark" />
    </button>
  )
}

export function ShareActions(props: ShareActionsProps) {
  const { share, change, href, whole = false } = props
  const react = useShareReactions(share, change)
  const { state, waits } = useWithWaiting('shares', share.id, share.reactions)
  return (
    <div className={styles.actions} data-hook="share-actions">
      {share.can.react ? (
        <ReactionButton state={state} waits={waits} onReact={(kind) => void react(kind)} />
      ) : (
        <ReactionLink state={share.reactions} />
      )}
      <CommentsLink {...props} />
      {share.can.react ? (
        <button
          type="button"
          className={styles.action}
          data-hook="share-action"
          title={sharesText.send}
          onClick={() => void sendLink(href, share.title || sharesText.by(share.author.displayName))}
        >
          <Icon of="send" label={sharesText.send} />
        </button>
      ) : null}
      {share.can.react ? <KeepButton share={share} change={change} /> : null}
      {!share.can.react && whole ? (
        <button
          type="button"
          className={styles.action}
          data-hook="share-action"
          data-share
          data-share-done={linksText.copied}
        >
          <Icon of="send" />
          <span data-share-label>{sharesText.send}</span>
        </button>
      ) : null}
    </div>
  )
}
