import { useState } from 'react'
import { Link } from 'react-router'
import { personalDataText } from '../../text/personal-data.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { AskWho } from './ask-who.tsx'
import type { PersonalDataAnswer } from './change-personal-data.ts'
import { usePersonalDataForm } from './use-personal-data-form.ts'

const text = personalDataText.leaving

interface LeavingSectionProps {
  hasPassword: boolean
  /** The consent that she takes back by leaving: terms, charter, or none. */
  withdraws: string
  unscripted: PersonalDataAnswer | undefined
}

/** The way out, and what it does, said before. */
export function LeavingSection({ hasPassword, withdraws, unscripted }: LeavingSectionProps) {
  const { fetcher, problem, busy } = usePersonalDataForm(['leave'], unscripted)
  /** What is sent once she has said it twice; without scripts the form goes as it is. */
  const [asked, setAsked] = useState<FormData | null>(null)
  return (
    <section className="set-form" aria-labelledby="partir">
      <h2 className="d h3" id="partir">
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <p className="soft">{text.erased}</p>
      <p className="soft">{text.kept}</p>
      <p className="soft">{text.community}</p>
      <p className="small">
        <Link to="/settings/compte">{text.pauseInstead}</Link>
      </p>
      <fetcher.Form
        method="post"
        className="data-act"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(new FormData(event.currentTarget))
        }}
      >
        <FormError text={problem} />
        <input type="hidden" name="intent" value="leave" />
        <input type="hidden" name="withdraws" value={withdraws} />
        <AskWho hasPassword={hasPassword} />
        <Button type="submit" look="danger" busy={busy}>
          {text.submit}
        </Button>
      </fetcher.Form>
      <Confirm
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={text.confirmTitle}
        text={text.confirmText}
        confirmLabel={text.submit}
        cancelLabel={text.cancel}
        busy={busy}
        onConfirm={() => {
          setAsked(null)
          if (asked !== null) void fetcher.submit(asked, { method: 'post' })
        }}
      />
    </section>
  )
}
