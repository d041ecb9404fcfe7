import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import styles from '../../../../styles/shared/settings.module.css'
import { Button } from '../../../../ui/button.tsx'
import { Confirm } from '../../../../ui/overlays/confirm.tsx'
import { accountText } from '../account.text.ts'

const text = accountText.pause
const target = { method: 'post', action: '/account/pause' } as const

/** Hides the member until she signs in again. With scripts, asks for confirmation. */
export function PauseSection() {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const busy = useNavigation().formAction === target.action
  return (
    <Form
      {...target}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <p className="soft">{text.lead}</p>
      <Button type="submit" look="line">
        {text.start}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={text.confirmTitle}
        text={text.confirmText}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
        look="brand"
        busy={busy}
        onConfirm={() => void submit(null, target)}
      />
    </Form>
  )
}
