import { overlayOnDemand } from '../../../ui/on-demand.tsx'

export interface ReactorsDialogProps {
  shareId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Loaded on demand. */
export const ReactorsDialog = overlayOnDemand<ReactorsDialogProps>(
  async () => (await import('./reactors-sheet.tsx')).ReactorsSheet,
)
