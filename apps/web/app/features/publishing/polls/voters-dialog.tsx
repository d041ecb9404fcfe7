import type { Page, PollView, VoterView } from '@consoeurs/contract'
import { overlayOnDemand } from '../../../ui/on-demand.tsx'

export type LoadVoters = (cursor: string | undefined) => Promise<Page<VoterView>>

export interface VotersDialogProps {
  load: LoadVoters
  choices: PollView['choices']
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Loaded on demand. */
export const VotersDialog = overlayOnDemand<VotersDialogProps>(
  async () => (await import('./voters-sheet.tsx')).VotersSheet,
)
