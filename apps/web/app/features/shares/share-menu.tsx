import type { ShareView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useLiveCache } from '../../live/use-live.tsx'
import { muteItem } from '../../text/mute-labels.ts'
import { sharesText } from '../../text/shares.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { toast } from '../../ui/toast.tsx'
import { ReactorsDialog } from '../reactions/public.ts'
import { ReportDialog } from '../reports/public.ts'
import { copyLink } from './copy-link.ts'
import { forgetShare } from './share-cache.ts'
import { sharesApi } from './shares.api.ts'

const MuteNow = onDemand(async () => (await import('../mutes/public.ts')).MuteNow)

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

/** ••• : copy its link, see who reacted, mute its author, report it, remove it. */
export function ShareMenu({ share, href, onRemoved }: ShareMenuProps) {
  const [removing, setRemoving] = useState(false)
  const [reporting, setReporting] = useState(false)
  const [muting, setMuting] = useState(false)
  const [reactors, setReactors] = useState(false)
  const items: MenuItem[] = [{ label: sharesText.copyLink, icon: 'link-2', onSelect: () => void copyLink(href) }]
  if (share.reactions.total > 0) {
    items.push({ label: sharesText.reactions.who, icon: 'heart', onSelect: () => setReactors(true) })
  }
  if (share.can.report && share.author.username !== '') items.push({ ...muteItem({}), onSelect: () => setMuting(true) })
  if (share.can.report) items.push({ label: sharesText.report, icon: 'flag', onSelect: () => setReporting(true) })
  if (share.can.edit) items.push({ label: sharesText.edit, icon: 'pencil', to: `${href}?modifier=1` })
  if (share.can.remove) {
    items.push({ label: sharesText.remove, icon: 'trash-2', tone: 'danger', onSelect: () => setRemoving(true) })
  }
  return (
    <>
      <Menu label={sharesText.options(share.author.displayName)} items={items} />
      {muting ? <MuteNow member={share.author} onClose={() => setMuting(false)} /> : null}
      <RemoveShare share={share} open={removing} onOpenChange={setRemoving} onRemoved={onRemoved} />
      <ReactorsDialog shareId={share.id} open={reactors} onOpenChange={setReactors} />
      <ReportDialog
        target="share"
        targetId={share.id}
        memberName={share.author.displayName}
        open={reporting}
        onOpenChange={setReporting}
      />
    </>
  )
}
