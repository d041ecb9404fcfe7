import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import styles from './certification.module.css'
import type { certificationText } from './certification.text.ts'
import type { CertificationAnswer } from './change-certification.ts'
import { useCertificationForm } from './use-certification-form.ts'

interface TakeBackProps {
  intent: 'cancel' | 'withdraw'
  words: (typeof certificationText)['cancel' | 'withdraw']
  unscripted: CertificationAnswer | undefined
}

/** With scripts, asks for confirmation. */
export function TakeBack({ intent, words, unscripted }: TakeBackProps) {
  const [asking, setAsking] = useState(false)
  const { fetcher, problem, busy } = useCertificationForm([intent], unscripted)
  return (
    <fetcher.Form
      method="post"
      className={styles.action}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <FormError text={problem} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" look="line" size="sm" busy={busy}>
        {words.open}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={words.title}
        text={words.text}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        busy={busy}
        onConfirm={() => {
          setAsking(false)
          void fetcher.submit({ intent }, { method: 'post' })
        }}
      />
    </fetcher.Form>
  )
}
