import type { PollView } from '@consoeurs/contract'
import { overlayOnDemand } from '../../../../ui/on-demand.tsx'

export interface VotersDialogProps {
  shareId: number
  choices: PollView['choices']
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Loaded on demand. */
export const VotersDialog = overlayOnDemand<VotersDialogProps>(
  async () => (await import('./voters-sheet.tsx')).VotersSheet,
)
