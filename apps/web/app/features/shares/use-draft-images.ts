import { limits } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { uploadFile } from '../../api/upload-file.ts'
import { type Draft, type DraftImage, imageOf } from './draft.ts'

/** A picture on its way. */
export interface SentPicture {
  key: string
  file: File
  percent: number
  problem: string | null
}

export type ChangeDraft = (change: (draft: Draft) => Draft) => void

/** The pictures of a draft: those that have arrived are part of it, those on their way are here. */
export function useDraftImages(images: DraftImage[], change: ChangeDraft) {
  const [sent, setSent] = useState<SentPicture[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const free = limits.shareImages - images.length - sent.length
  const forget = (key: string) => setSent((all) => all.filter((picture) => picture.key !== key))
  const update = (key: string, news: Partial<SentPicture>) =>
    setSent((all) => all.map((picture) => (picture.key === key ? { ...picture, ...news } : picture)))

  const send = async ({ key, file }: SentPicture) => {
    try {
      const view = await uploadFile(file, 'share', (percent) => update(key, { percent }))
      change((draft) => ({ ...draft, images: [...draft.images, imageOf(view)] }))
      forget(key)
    } catch (error) {
      update(key, { problem: error instanceof ApiFailure ? error.message : new ApiFailure('INTERNAL').message })
    }
  }
  // One after the other, so that they keep the order she chose.
  const enqueue = (picture: SentPicture) => {
    queue.current = queue.current.then(() => send(picture))
  }
  const add = (files: Iterable<File>) => {
    const added = [...files]
      .slice(0, Math.max(0, free))
      .map((file): SentPicture => ({ key: crypto.randomUUID(), file, percent: 0, problem: null }))
    setSent((all) => [...all, ...added])
    for (const picture of added) enqueue(picture)
  }
  const retry = (picture: SentPicture) => {
    update(picture.key, { problem: null, percent: 0 })
    enqueue(picture)
  }
  const edit = (changed: (images: DraftImage[]) => DraftImage[]) =>
    change((draft) => ({ ...draft, images: changed(draft.images) }))
  return { sent, free, add, retry, forget, edit }
}

/** The image one place earlier or later. */
export function movedImage(images: DraftImage[], from: number, by: 1 | -1): DraftImage[] {
  const moving = images[from]
  if (moving === undefined || images[from + by] === undefined) return images
  return images.filter((image) => image !== moving).toSpliced(from + by, 0, moving)
}
