import type { MemberLink } from '@consoeurs/contract'
import { onDemand } from '../../../ui/on-demand.tsx'

const BlockDialog = onDemand(async () => (await import('../../people/blocks/public.ts')).BlockDialog)
const ReportDialog = onDemand(async () => (await import('../../foundation/reports/public.ts')).ReportDialog)

const MuteNow = onDemand(async () => (await import('../../people/mutes/public.ts')).MuteNow)

export type Concern = 'report' | 'block' | 'mute'

interface ConcernDialogsProps {
  other: MemberLink & { muted?: boolean }
  concern: Concern | null
  onClose: () => void
  onBlocked: () => void
}

export function ConcernDialogs({ other, concern, onClose, onBlocked }: ConcernDialogsProps) {
  if (concern === null) return null
  if (concern === 'mute') return <MuteNow member={other} onClose={onClose} />
  const { username, displayName } = other
  const common = { open: true, onOpenChange: (open: boolean) => open || onClose(), onBlocked }
  return concern === 'block' ? (
    <BlockDialog {...common} member={other} />
  ) : (
    <ReportDialog {...common} target="member" username={username} memberName={displayName} />
  )
}
