import { useState } from 'react'
import styles from '../../../styles/shared/prompt.module.css'
import { pushText } from '../../../text/push.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { pushHelpText } from './health/push-help.text.ts'
import { Rescue } from './health/rescue.tsx'

/** Specification §2: a floating bell while notifications are denied; it opens the help. */
export function DeniedBell() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        data-hook="bell"
        aria-label={pushText.bell}
        onClick={() => setOpen(true)}
      >
        <Icon of="bell-off" size="l" />
      </button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={pushHelpText.title}
        description={pushHelpText.lead}
        footer={
          <>
            <Button block onClick={() => setOpen(false)}>
              {pushHelpText.done}
            </Button>
            <ButtonLink look="ghost" block icon="mail" to="/settings/notifications" onClick={() => setOpen(false)}>
              {pushHelpText.mail}
            </ButtonLink>
          </>
        }
      >
        <Rescue />
      </Sheet>
    </>
  )
}
