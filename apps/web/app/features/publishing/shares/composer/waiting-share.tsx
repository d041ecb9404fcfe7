import { useNavigate } from 'react-router'
import { retryUnsent } from '../../../../outbox/outbox.ts'
import type { UnsentShare } from '../../../../outbox/unsent.ts'
import shareStyles from '../../../../styles/shared/share.module.css'
import styles from '../../../../styles/shared/share-parts.module.css'
import { outboxText } from '../../../../text/outbox.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'

export function WaitingShare({ share }: { share: UnsentShare }) {
  const navigate = useNavigate()
  const { publication, pictures, refusal, waitsFor } = share
  const takeUp = async () => {
    const { takeUpAgain } = await import('./share-outbox.ts')
    if (await takeUpAgain(share)) void navigate('/shares?publier=1', { preventScrollReset: true })
    else toast.warning(outboxText.draftInTheWay)
  }
  const waits = waitsFor === 'server' ? outboxText.waitsForServer : outboxText.waitsForNetwork
  return (
    <article
      className={`${shareStyles.card} ${styles.waits}`}
      data-hook="waiting-shares"
      aria-label={refusal === null ? outboxText.share : outboxText.shareRefused}
    >
      <p className="row tight bold">
        <Icon of={refusal === null ? 'clock' : 'circle-alert'} size="s" />
        {refusal === null ? outboxText.share : outboxText.shareRefused}
      </p>
      {publication.title ? <p className="bold">{publication.title}</p> : null}
      {publication.body ? <p className={`written ${styles.clamp}`}>{publication.body}</p> : null}
      {pictures.length === 0 ? null : <p className="meta">{outboxText.sharePictures(pictures.length)}</p>}
      <p className="meta" role={refusal === null ? undefined : 'alert'}>
        {refusal ?? waits}
      </p>
      <div className="row tight">
        <Button look="quiet" size="sm" onClick={() => void retryUnsent(share)}>
          {outboxText.retry}
        </Button>
        <Button look="ghost" size="sm" onClick={() => void takeUp()}>
          {outboxText.resume}
        </Button>
      </div>
    </article>
  )
}
