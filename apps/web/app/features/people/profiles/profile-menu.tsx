import type { MemberProfile } from '@consoeurs/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useForgetMember } from '../../../live/use-forget-member.ts'
import { blocksText } from '../../../text/blocks.ts'
import { favoritesText } from '../../../text/favorites.ts'
import { muteItem } from '../../../text/mute-labels.ts'
import { profilesText } from '../../../text/profiles.ts'
import { reportLabel } from '../../../text/report-titles.ts'
import { copyLink } from '../../../ui/copy-link.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { ReportDialog } from '../../foundation/reports/public.ts'
import { BlockDialog } from '../blocks/public.ts'
import { useFavorite } from '../favorites/public.ts'

const MuteNow = onDemand(async () => (await import('../mutes/public.ts')).MuteNow)

/** After a block, leaves the page. */
export function ProfileMenu({ profile }: { profile: MemberProfile }) {
  const navigate = useNavigate()
  const forget = useForgetMember()
  const { state: favorite, wish } = useFavorite(profile)
  const [dialog, setDialog] = useState<'block' | 'mute' | 'report' | null>(null)
  const { username, displayName, can } = profile
  const leave = async () => {
    await navigate('/members', { replace: true })
    forget()
  }
  const items: MenuItem[] = [
    { label: profilesText.copyLink, icon: 'link-2', onSelect: () => void copyLink(`/p/${username}`) },
  ]
  if (favorite.kept) {
    const { tellMe } = favorite
    const label = tellMe ? favoritesText.tellMeNot : favoritesText.tellMe
    items.push({ label, icon: tellMe ? 'bell-off' : 'bell', onSelect: () => wish({ kept: true, tellMe: !tellMe }) })
  }
  if (can.mute) items.push({ ...muteItem(profile), onSelect: () => setDialog('mute') })
  if (can.block)
    items.push({ label: blocksText.block, icon: 'ban', tone: 'danger', onSelect: () => setDialog('block') })
  if (can.report) items.push({ label: reportLabel, icon: 'flag', tone: 'danger', onSelect: () => setDialog('report') })
  const close = () => setDialog(null)
  return (
    <>
      <Menu label={profilesText.options(displayName)} items={items} />
      {dialog === 'mute' ? <MuteNow member={profile} onClose={close} /> : null}
      <BlockDialog open={dialog === 'block'} onOpenChange={close} member={profile} onBlocked={() => void leave()} />
      <ReportDialog
        open={dialog === 'report'}
        onOpenChange={close}
        target="member"
        username={username}
        memberName={displayName}
        onBlocked={() => void leave()}
      />
    </>
  )
}
