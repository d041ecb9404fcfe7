import { limits, type OwnApproval } from '@consoeurs/contract'
import { useEffect } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import shared from '../../../styles/shared/doorstep.module.css'
import { fullDate } from '../../../text/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import styles from './arrival.module.css'
import { arrivalText } from './arrival.text.ts'

const text = arrivalText.approval

export interface ApprovalAnswer {
  problem?: string
  message?: string
  asked?: true
}

/** She may have read the mail meanwhile: the page looks again when it is shown. */
function useLookAgain() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void revalidate()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}

export function Pending({ since, answer }: { since: string | null; answer: ApprovalAnswer | undefined }) {
  useLookAgain()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <header className={shared.head}>
        <h1 className="display heading-1">{text.title}</h1>
        <p className="soft">{text.lead}</p>
        {since === null ? null : <p className="meta">{text.since(fullDate(new Date(since)))}</p>}
      </header>
      {answer?.asked ? <p role="status">{text.asked}</p> : null}
      <Form method="get">
        <Button type="submit" look="line" block busy={busy}>
          {text.look}
        </Button>
      </Form>
    </>
  )
}

interface RefusedProps {
  approval: OwnApproval
  answer: ApprovalAnswer | undefined
}

export function Refused({ approval: { since, reason }, answer }: RefusedProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      <header className={shared.head}>
        <h1 className="display heading-1">{text.refusedTitle}</h1>
        <p className="soft">{text.refusedLead}</p>
      </header>
      <p className={styles.reason}>{reason}</p>
      {since === null ? null : <p className="meta">{text.refusedOn(fullDate(new Date(since)))}</p>}
      <Form method="post" className="stack">
        <h2 className="display heading-4">{text.again}</h2>
        <FormError text={answer?.problem} />
        <Field label={text.message} optional help={text.messageHelp}>
          <TextArea name="message" limit={limits.approvalMessage} defaultValue={answer?.message} />
        </Field>
        <Button type="submit" block busy={busy}>
          {text.ask}
        </Button>
      </Form>
    </>
  )
}
