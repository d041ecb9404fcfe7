import type { ConversationView } from '@consoeurs/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import messagesPageStyles from '../../../styles/shared/messages-page.module.css'
import styles from '../../../styles/shared/thread.module.css'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ConcernDialogs } from './concern-dialogs.tsx'
import { messageRequestText } from './message-request.text.ts'
import { messagesApi } from './messages.api.ts'

interface RequestBarProps {
  conversation: ConversationView
  onAccepted: (conversation: ConversationView) => void
  onIgnored: () => void
  onBlocked: () => void
}

/** Plain forms, so that it works without scripts. */
export function RequestBar({ conversation, onAccepted, onIgnored, onBlocked }: RequestBarProps) {
  const [busy, setBusy] = useState<'accept' | 'ignore' | null>(null)
  const [reporting, setReporting] = useState(false)
  const { id, other, state } = conversation
  const ignored = state === 'ignored'
  const answer = (intent: 'accept' | 'ignore') => async (event: FormEvent) => {
    event.preventDefault()
    setBusy(intent)
    try {
      if (intent === 'accept') {
        onAccepted(await messagesApi(api).accept(id))
        toast.success(messageRequestText.accepted(other.displayName))
      } else {
        await messagesApi(api).ignore(id)
        toast.success(messageRequestText.ignored)
        onIgnored()
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className={styles.request} data-hook="request">
      <div className={messagesPageStyles.requestWords}>
        <Icon of="shield" />
        <p className="small grow">
          <b className="bold">
            {ignored ? messageRequestText.ignoredLead : messageRequestText.lead(other.displayName)}
          </b>{' '}
          {ignored ? messageRequestText.ignoredText : messageRequestText.text}
        </p>
      </div>
      <div className="row tight">
        <AnswerForm intent="accept" id={id} onSubmit={answer('accept')}>
          <Button type="submit" block busy={busy === 'accept'}>
            {messageRequestText.accept}
          </Button>
        </AnswerForm>
        {ignored ? null : (
          <AnswerForm intent="ignore" id={id} onSubmit={answer('ignore')}>
            <Button type="submit" look="quiet" block busy={busy === 'ignore'}>
              {messageRequestText.ignore}
            </Button>
          </AnswerForm>
        )}
      </div>
      <Button look="ghost" size="sm" className={styles.requestReport} onClick={() => setReporting(true)}>
        {messageRequestText.reportAndBlock}
      </Button>
      <ConcernDialogs
        other={other}
        concern={reporting ? 'report' : null}
        onClose={() => setReporting(false)}
        onBlocked={onBlocked}
      />
    </div>
  )
}

interface AnswerFormProps {
  intent: 'accept' | 'ignore'
  id: number
  onSubmit: (event: FormEvent) => Promise<void>
  children: ReactNode
}

function AnswerForm({ intent, id, onSubmit, children }: AnswerFormProps) {
  return (
    <form method="post" className="grow" onSubmit={(event) => void onSubmit(event)}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="conversationId" value={id} />
      {children}
    </form>
  )
}
