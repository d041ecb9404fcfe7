import type { ShareView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useLiveCache } from '../../../live/use-live.tsx'
import { muteItem } from '../../../text/mute-labels.ts'
import { sharesText } from '../../../text/shares.ts'
import { copyLink } from '../../../ui/copy-link.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ReportDialog } from '../../foundation/reports/public.ts'
import { ReactorsDialog } from '../reactions/public.ts'
import { forgetShare } from './share-cache.ts'
import { sharesApi } from './shares.api.ts'

const MuteNow = onDemand(async () => (await import('../../people/mutes/public.ts')).MuteNow)

interface RemoveShareProps {
  share: ShareView
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved?: () => void
}

function RemoveShare({ share, open, onOpenChange, onRemoved }: RemoveShareProps) {
  const cache = useLiveCache()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await sharesApi(api).remove(share.id)
      toast.success(sharesText.removed)
      onOpenChange(false)
      onRemoved?.()
      forgetShare(cache, share.id)
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
      title={sharesText.removeTitle}
      text={sharesText.removeText}
      confirmLabel={sharesText.removeConfirm}
      cancelLabel={sharesText.cancel}
      busy={busy}
      onConfirm={() => void remove()}
    />
  )
}

interface ShareMenuProps {
  share: ShareView
  href: string
  onRemoved?: () => void
}

type DialogName = 'remove' | 'report' | 'mute' | 'reactors'

interface ShareDialogProps extends Omit<ShareMenuProps, 'href'> {
  name: DialogName
  open: boolean
  onOpenChange: (open: boolean) => void
}

function ShareDialog({ name, share, open, onOpenChange, onRemoved }: ShareDialogProps) {
  if (name === 'mute') return open ? <MuteNow member={share.author} onClose={() => onOpenChange(false)} /> : null
  if (name === 'remove') return <RemoveShare {...{ share, open, onOpenChange, onRemoved }} />
  if (name === 'reactors') return <ReactorsDialog shareId={share.id} {...{ open, onOpenChange }} />
  const { displayName } = share.author
  return <ReportDialog target="share" targetId={share.id} memberName={displayName} {...{ open, onOpenChange }} />
}

export function ShareMenu({ share, href, onRemoved }: ShareMenuProps) {
  // Kept after closing, so that the dialog can animate.
  const [dialog, setDialog] = useState<{ name: DialogName; open: boolean } | null>(null)
  const opens = (name: DialogName) => () => setDialog({ name, open: true })
  const items: MenuItem[] = [{ label: sharesText.copyLink, icon: 'link-2', onSelect: () => void copyLink(href) }]
  if (share.reactions.total > 0)
    items.push({ label: sharesText.reactions.who, icon: 'heart', onSelect: opens('reactors') })
  if (share.can.report && share.author.username !== '') items.push({ ...muteItem({}), onSelect: opens('mute') })
  if (share.can.report) items.push({ label: sharesText.report, icon: 'flag', onSelect: opens('report') })
  if (share.can.edit) items.push({ label: sharesText.edit, icon: 'pencil', to: `${href}?modifier=1` })
  if (share.can.remove) {
    items.push({ label: sharesText.remove, icon: 'trash-2', tone: 'danger', onSelect: opens('remove') })
  }
  return (
    <>
      <Menu label={sharesText.options(share.author.displayName)} items={items} />
      {dialog === null ? null : (
        <ShareDialog
          key={dialog.name}
          {...{ share, onRemoved, ...dialog }}
          onOpenChange={(open) => setDialog({ ...dialog, open })}
        />
      )}
    </>
  )
}
