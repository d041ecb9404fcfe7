import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useForgetMember } from '../../../live/use-forget-member.ts'
import { blocksText } from '../../../text/blocks.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ReportDialog } from '../../foundation/reports/public.ts'
import styles from './block-dialog.module.css'
import { blocksApi } from './blocks.api.ts'

interface BlockDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  member: { username: string; displayName: string; avatar: string | null }
  /** Navigates away from a page about the member. Without it, her content is removed from the page. */
  onBlocked?: () => void
}

/** Blocking hides the two from each other; the blocked member is not notified. A report follows where it is asked for. */
export function BlockDialog({ open, onOpenChange, member, onBlocked }: BlockDialogProps) {
  const { username, displayName, avatar } = member
  const [busy, setBusy] = useState(false)
  const [alsoReports, setAlsoReports] = useState(false)
  const [reporting, setReporting] = useState(false)
  const forget = useForgetMember()
  const leave = () => {
    if (onBlocked === undefined) forget()
    else onBlocked()
  }
  const block = async () => {
    setBusy(true)
    try {
      await blocksApi(api).block(username)
      toast.success(blocksText.done(displayName))
      if (alsoReports) setReporting(true)
      else {
        onOpenChange(false)
        leave()
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  const endReport = () => {
    setReporting(false)
    onOpenChange(false)
    leave()
  }
  if (reporting) {
    return <ReportDialog open onOpenChange={(stays) => stays || endReport()} target="member" username={username} />
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={blocksText.title(displayName)} hiddenTitle>
      <div className={styles.question}>
        <Avatar src={avatar} name={displayName} size="lg" />
        <p className="display heading-3" aria-hidden="true">
          {blocksText.title(displayName)}
        </p>
        <p className="soft">{blocksText.text}</p>
      </div>
      <Checkbox
        label={blocksText.alsoReport(displayName)}
        checked={alsoReports}
        onChange={(event) => setAlsoReports(event.currentTarget.checked)}
      />
      <div className={styles.choices}>
        <Button look="line" onClick={() => onOpenChange(false)}>
          {blocksText.cancel}
        </Button>
        <Button look="danger" busy={busy} onClick={() => void block()}>
          {blocksText.confirm(displayName)}
        </Button>
      </div>
    </Sheet>
  )
}
