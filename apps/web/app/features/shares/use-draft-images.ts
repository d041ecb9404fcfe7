import { limits } from '@consoeurs/contract'
import { composerText } from '../../text/composer.ts'
import { toast } from '../../ui/toast.tsx'
import { type Pictures, usePictureQueue } from '../files/public.ts'
import { type Draft, type DraftImage, imageOf } from './draft.ts'

export type ChangeDraft = (change: (draft: Draft) => Draft) => void

export interface DraftImages extends Pick<Pictures, 'sent' | 'retry' | 'cancel'> {
  free: number
  add: (files: File[]) => void
  edit: (changed: (images: DraftImage[]) => DraftImage[]) => void
}

interface ImagesOptions {
  viewerId: number
  images: DraftImage[]
  change: ChangeDraft
  /** What they are for: pictures on their way to one share are not taken for another's. */
  scope: string
}

/** The pictures of a draft: those that have arrived are part of it, those on their way are in the queue. */
export function useDraftImages({ viewerId, images, change, scope }: ImagesOptions): DraftImages {
  const { sent, add, retry, cancel } = usePictureQueue({
    ownerId: viewerId,
    scope,
    onArrived: (view) => change((draft) => ({ ...draft, images: [...draft.images, imageOf(view)] })),
  })
  const free = limits.shareImages - images.length - sent.length
  return {
    sent,
    retry,
    cancel,
    free,
    add: (files) => {
      if (files.length > free) toast.warning(composerText.tooManyPictures(limits.shareImages))
      add(files.slice(0, Math.max(0, free)))
    },
    edit: (changed) => change((draft) => ({ ...draft, images: changed(draft.images) })),
  }
}

/** The image one place earlier or later. */
export function movedImage(images: DraftImage[], from: number, by: 1 | -1): DraftImage[] {
  const moving = images[from]
  if (moving === undefined || images[from + by] === undefined) return images
  return images.filter((image) => image !== moving).toSpliced(from + by, 0, moving)
}
