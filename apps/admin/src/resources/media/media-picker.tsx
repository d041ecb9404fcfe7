import type { MediaView } from '@consoeurs/contract'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { X } from 'lucide-react'
import { useState } from 'react'
import { mediaText } from '../../text/media.ts'
import { MediaDetails } from './media-details.tsx'
import { MediaShelf } from './media-shelf.tsx'

interface MediaPickerProps {
  /** False: a logo, whose name the page says itself. */
  mustBeDescribed?: boolean
  onPick: (picture: MediaView) => void
  onClose: () => void
}

/** Picks a library picture, which is described first. */
export function MediaPicker({ mustBeDescribed = true, onPick, onClose }: MediaPickerProps) {
  const [chosen, setChosen] = useState<MediaView | null>(null)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="image">
      <DialogTitle id="image" className="dialog-head">
        {mediaText.choose}
        <IconButton aria-label={mediaText.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </DialogTitle>
      <DialogContent className="library">
        <MediaShelf chosen={chosen} onChoose={setChosen} />
        {chosen === null ? null : (
          <MediaDetails
            key={chosen.id}
            picture={chosen}
            action={mediaText.use}
            complete={mustBeDescribed}
            onSaved={(picture) => {
              onPick(picture)
              onClose()
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
