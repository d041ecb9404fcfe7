import { useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/settings.module.css'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { AskWho } from './ask-who.tsx'
import type { PersonalDataAnswer } from './change-personal-data.ts'
import personalDataStyles from './personal-data.module.css'
import { personalDataText } from './personal-data.text.ts'
import { usePersonalDataForm } from './use-personal-data-form.ts'

const text = personalDataText.leaving

interface LeavingSectionProps {
  hasPassword: boolean
  /** The consent withdrawn by leaving: terms, charter, or none. */
  withdraws: string
  unscripted: PersonalDataAnswer | undefined
}

export function LeavingSection({ hasPassword, withdraws, unscripted }: LeavingSectionProps) {
  const { fetcher, problem, busy } = usePersonalDataForm(['leave'], unscripted)
  /** The form awaiting confirmation; without scripts it is sent directly. */
  const [asked, setAsked] = useState<FormData | null>(null)
  return (
    <section className={styles.form} aria-labelledby="partir">
      <h2 className="display heading-3" id="partir">
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <p className="soft">{text.erased}</p>
      <p className="soft">{text.kept}</p>
      <p className="soft">{text.community}</p>
      <p className="small">
        <Link to="/settings/pause">{text.pauseInstead}</Link>
      </p>
      <fetcher.Form
        method="post"
        className={personalDataStyles.action}
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
