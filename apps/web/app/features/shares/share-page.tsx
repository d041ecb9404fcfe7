import type { CommentView, ShareView } from '@consoeurs/contract'
import { useNavigate } from 'react-router'
import { sharesText } from '../../text/shares.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { ShareComments } from '../comments/public.ts'
import { JoinPrompt } from './join-prompt.tsx'
import { LiveShareChannel } from './live-share.tsx'
import { ShareActions } from './share-actions.tsx'
import { ShareBody } from './share-body.tsx'
import { useShare, useShareCatchUp } from './share-cache.ts'
import { countComments, shareHref } from './share-card.tsx'
import { ShareHead } from './share-head.tsx'
import { ShareMenu } from './share-menu.tsx'

interface WholeShareProps {
  share: ShareView
  comments: CommentView[]
  /** A comment posted before any script, and why it did not pass. */
  refused?: { text: string; reason: string }
}

/** One share on its own page: everything of it, then what is answered. */
export function WholeShare({ share: served, comments, refused }: WholeShareProps) {
  const { share, change } = useShare(served)
  useShareCatchUp(served.id)
  const viewer = useViewer()
  const navigate = useNavigate()
  const href = shareHref(share)
  const loginHref = `/login?suite=${encodeURIComponent(href)}`
  return (
    <article className="share whole">
      {viewer === null ? null : <LiveShareChannel id={share.id} />}
      <ShareHead
        share={share}
        href={href}
        menu={
          viewer === null ? null : (
            <ShareMenu share={share} href={href} onRemoved={() => void navigate('/shares', { replace: true })} />
          )
        }
      />
      <ShareBody {...{ share, change, href, loginHref }} whole priority />
      <ShareActions {...{ share, change, href }} whole />
      <div id="commentaires" className="comments-at">
        <ShareComments
          shareId={share.id}
          canComment={share.can.comment}
          ownsShare={share.author.id === viewer?.id}
          served={comments}
          refused={refused}
          onCount={countComments(share, change)}
        />
      </div>
      {viewer === null ? <JoinPrompt title={sharesText.joinTitle} /> : null}
    </article>
  )
}
