import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useForgetMember } from '../../live/use-forget-member.ts'
import { blocksText } from '../../text/blocks.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { blocksApi } from './blocks.api.ts'

interface BlockDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  member: { username: string; displayName: string }
  /** Where to go from a page that is about her. Without it the page stays, and what was hers leaves it. */
  onBlocked?: () => void
}

/** « Bloquer Perrine ? »: neither sees the other any more, and nobody is told. */
export function BlockDialog({ open, onOpenChange, member, onBlocked }: BlockDialogProps) {
  const [busy, setBusy] = useState(false)
  const forget = useForgetMember()
  const block = async () => {
    setBusy(true)
    try {
      await blocksApi(api).block(member.username)
      onOpenChange(false)
      toast.success(blocksText.done(member.displayName))
      if (onBlocked === undefined) forget()
      else onBlocked()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Confirm
      open={open}
      onOpenChange={onOpenChange}
      title={blocksText.title(member.displayName)}
      text={blocksText.text}
      confirmLabel={blocksText.block}
      cancelLabel={blocksText.cancel}
      busy={busy}
      onConfirm={() => void block()}
    />
  )
}
