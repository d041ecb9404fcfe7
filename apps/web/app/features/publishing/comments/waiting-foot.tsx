import { retryUnsent } from '../../../outbox/outbox.ts'
import { removeUnsent } from '../../../outbox/outbox-store.ts'
import type { UnsentComment } from '../../../outbox/unsent.ts'
import { outboxText } from '../../../text/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Waits for the network, or was refused and needs the author's decision. */
export function WaitingFoot({ comment }: { comment: UnsentComment }) {
  const { refusal, waitsFor } = comment
  return (
    <>
      {refusal === null ? (
        <span className="row tight">
          <Icon of="clock" size="s" />
          {waitsFor === 'server' ? outboxText.waitsForServer : outboxText.waitsForNetwork}
        </span>
      ) : (
        <span role="alert">{refusal}</span>
      )}
      {refusal === null ? null : (
        <Button look="quiet" size="sm" onClick={() => void retryUnsent(comment)}>
          {outboxText.retry}
        </Button>
      )}
      <Button look="ghost" size="sm" onClick={() => void removeUnsent(comment)}>
        {outboxText.remove}
      </Button>
    </>
  )
}
