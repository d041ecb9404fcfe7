import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { accountText } from '../../text/account.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'

const text = accountText.pause
const target = { method: 'post', action: '/account/pause' } as const

/** In /settings/compte: she hides everywhere until she signs in again. Asked once more where scripts run. */
export function PauseSection() {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const busy = useNavigation().formAction === target.action
  return (
    <Form
      {...target}
      className="set-form"
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <h2 className="d h3">{text.title}</h2>
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
