import { useState } from 'react'
import type { certificationText } from '../../text/certification.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import type { CertificationAnswer } from './change-certification.ts'
import { useCertificationForm } from './use-certification-form.ts'

interface TakeBackProps {
  intent: 'cancel' | 'withdraw'
  words: (typeof certificationText)['cancel' | 'withdraw']
  unscripted: CertificationAnswer | undefined
}

/** She changes her mind: asked once more with scripts, done at once without. */
export function TakeBack({ intent, words, unscripted }: TakeBackProps) {
  const [asking, setAsking] = useState(false)
  const { fetcher, problem, busy } = useCertificationForm([intent], unscripted)
  return (
    <fetcher.Form
      method="post"
      className="certif-act"
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
