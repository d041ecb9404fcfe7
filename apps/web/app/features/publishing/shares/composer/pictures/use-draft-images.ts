import { limits } from '@consoeurs/contract'
import { toast } from '../../../../../ui/overlays/toast.tsx'
import { type Pictures, usePictureQueue } from '../../../../foundation/files/public.ts'
import { composerText } from '../composer.text.ts'
import { type Draft, type DraftImage, imageOf } from '../draft.ts'

export type ChangeDraft = (change: (draft: Draft) => Draft) => void

export interface DraftImages extends Pick<Pictures, 'sent' | 'retry' | 'cancel'> {
  free: number
  /** A cropped picture replaces `target`. */
  add: (files: File[], target?: number) => void
  edit: (changed: (images: DraftImage[]) => DraftImage[]) => void
}

interface ImagesOptions {
  viewerId: number
  images: DraftImage[]
  change: ChangeDraft
  /** Uploads of one scope are not taken for another share's. */
  scope: string
}

/** A picture that was removed meanwhile is not replaced. */
export const withImage = (images: DraftImage[], image: DraftImage, target: number | null): DraftImage[] =>
  target === null
    ? [...images, image]
    : images.map((other) => (other.fileId === target ? { ...image, alt: other.alt } : other))

/** Uploaded pictures belong to the draft, pending ones to the queue. */
export function useDraftImages({ viewerId, images, change, scope }: ImagesOptions): DraftImages {
  const { sent, add, retry, cancel } = usePictureQueue({
    ownerId: viewerId,
    scope,
    onArrived: (view, target) =>
      change((draft) => ({ ...draft, images: withImage(draft.images, imageOf(view), target) })),
  })
  const free = limits.shareImages - images.length - sent.filter(({ target }) => target === null).length
  return {
    sent,
    retry,
    cancel,
    free,
    add: (files, target) => {
      if (target !== undefined) return add(files, target)
      if (files.length > free) toast.warning(composerText.tooManyPictures(limits.shareImages))
      add(files.slice(0, Math.max(0, free)))
    },
    edit: (changed) => change((draft) => ({ ...draft, images: changed(draft.images) })),
  }
}
