import { useState } from 'react'
import { pushText } from '../../text/push.ts'
import { pushHelpText } from '../../text/push-help.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Rescue } from './rescue.tsx'
import '../../styles/prompt.css'

/** Specification §2: a floating bell while notifications are denied; it opens the way back. */
export function DeniedBell() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="fbell" aria-label={pushText.bell} onClick={() => setOpen(true)}>
        <Icon of="bell-off" size="l" />
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={pushHelpText.title}
        footer={
          <Button block onClick={() => setOpen(false)}>
            {pushHelpText.done}
          </Button>
        }
      >
        <Rescue />
      </Dialog>
    </>
  )
}
