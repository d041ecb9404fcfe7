import type { CommentView, ShareView } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLiveEvents } from '../../../events/live-events.ts'
import styles from '../../../styles/shared/share.module.css'
import { joinText } from '../../../text/join.ts'
import { reportTitles } from '../../../text/report-titles.ts'
import { sharesText } from '../../../text/shares.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { Comments } from '../comments/public.ts'
import composerStyles from './composer/composer.module.css'
import { HeldNote } from './held-note.tsx'
import { JoinPrompt } from './join-prompt.tsx'
import { LiveShareChannel } from './live-share.tsx'
import { ShareActions } from './share-actions.tsx'
import { ShareBody } from './share-body.tsx'
import { useShare, useShareCatchUp } from './share-cache.ts'
import { countComments, shareHref } from './share-card.tsx'
import { ShareHead } from './share-head.tsx'
import { ShareMenu } from './share-menu.tsx'
import { useAnswerMark } from './use-answer-mark.ts'

interface WholeShareProps {
  share: ShareView
  comments: CommentView[]
  /** A comment posted without scripts that was refused, and why. */
  refused?: { text: string; reason: string }
  /** Above and below the content, of a recipe. */
  kitchen?: { above: ReactNode; below: ReactNode }
}

export function WholeShare({ share: served, comments, refused, kitchen }: WholeShareProps) {
  const { share, change } = useShare(served)
  useShareCatchUp(served.id)
  const viewer = useViewer()
  const navigate = useNavigate()
  const href = shareHref(share)
  const mark = useAnswerMark(share)
  const [gone, setGone] = useState(false)
  useLiveEvents((event) => {
    if (event.type === 'share.removed' && event.shareId === share.id) setGone(true)
  })
  const loginHref = `/login?suite=${encodeURIComponent(href)}`
  if (gone && share.author.id !== viewer?.id) {
    const { title, text, action } = sharesText.gone
    return <EmptyState title={title} text={text} action={<ButtonLink to="/shares">{action}</ButtonLink>} />
  }
  return (
    <article className={`${styles.card} ${styles.whole}`} data-hook="share">
      {viewer === null ? null : <LiveShareChannel id={share.id} />}
      <ShareHead
        share={share}
        href={href}
        menu={
          viewer === null ? (
            <IconLink to={`${href}/signaler`} icon="flag" label={reportTitles.share} />
          ) : (
            <ShareMenu share={share} href={href} onRemoved={() => void navigate('/shares', { replace: true })} />
          )
        }
      />
      {kitchen?.above}
      <ShareBody {...{ share, change, href, loginHref }} whole priority />
      {share.held ? <HeldNote notice={share.notice} /> : <ShareActions {...{ share, change, href }} whole />}
      {kitchen?.below}
      {share.left ? <p className="soft small">{sharesText.left}</p> : null}
      {share.held ? null : (
        <div id="commentaires" className={composerStyles.commentsAt} hidden={share.left || share.withheld}>
          <Comments
            target="shares"
            targetId={share.id}
            canComment={share.can.comment}
            ownsShare={share.author.id === viewer?.id}
            mark={mark}
            served={comments}
            refused={refused}
            onCount={countComments(share, change)}
          />
        </div>
      )}
      {viewer === null ? <JoinPrompt title={joinText.title} /> : null}
    </article>
  )
}
