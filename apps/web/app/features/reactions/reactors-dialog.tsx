import { overlayOnDemand } from '../../ui/on-demand.tsx'

export interface ReactorsDialogProps {
  shareId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who reacted, fetched when she asks. */
export const ReactorsDialog = overlayOnDemand<ReactorsDialogProps>(
  async () => (await import('./reactors-sheet.tsx')).ReactorsSheet,
)
