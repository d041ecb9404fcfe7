import { useEffect, useState } from 'react'
import { photosText } from '../../../../../text/photos.ts'
import { onDemand } from '../../../../../ui/on-demand.tsx'
import { toast } from '../../../../../ui/overlays/toast.tsx'
import type { DraftImage } from '../draft.ts'

const loadPhotos = () => import('../../../../people/photos/public.ts')

const CropStep = onDemand(async () => (await loadPhotos()).loadCropStep())

interface CropPictureProps {
  image: DraftImage
  onCropped: (file: File) => void
  onClose: () => void
}

/** Crops an uploaded picture again; the result takes its place. */
export function CropPicture({ image, onCropped, onClose }: CropPictureProps) {
  const [file, setFile] = useState<File | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the picture that it was opened with
  useEffect(() => {
    const load = async () => {
      const stored = await (await loadPhotos()).storedPicture(image.full, `photo-${image.fileId}`)
      if (stored !== null) return setFile(stored)
      toast.error(photosText.notFetched)
      onClose()
    }
    load().catch(() => onClose())
  }, [])
  if (file === null) return null
  return (
    <CropStep
      file={file}
      onDone={(cropped) => {
        // The whole picture is the one that is there already.
        if (cropped !== null && cropped !== file) onCropped(cropped)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
