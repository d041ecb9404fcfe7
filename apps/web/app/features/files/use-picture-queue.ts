import type { FileView } from '@consoeurs/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { dropPicture, keepPicture, keepUploadUrl, letGo, readKeptPictures, takeInHand } from './kept-pictures.ts'
import { type HandedOver, PictureQueue, type QueueParts, type SentPicture } from './picture-queue.ts'

interface QueueOptions {
  ownerId: number
  /** For what they are: a page takes up again what was on its way for the same purpose when she left. */
  scope: string
  /** What she does with each before it leaves; null where she thinks better of it. */
  edit?: (file: File) => Promise<File | null>
  onArrived: (file: FileView, target: number | null) => Promise<void> | void
}

export interface Pictures {
  sent: readonly SentPicture[]
  /** In place of `target`, or as new ones. */
  add: (files: Iterable<File>, target?: number) => void
  retry: (key: string) => void
  cancel: (key: string) => void
  /** To whoever brings them from here on; null where one is not ready to leave. */
  handOver: () => HandedOver | null
}

/** What prepares and sends is fetched when a picture is chosen, not with the page. @throws ApiFailure without network */
async function tools() {
  try {
    return await Promise.all([import('./prepare-picture.ts'), import('./send-picture.ts'), import('tus-js-client')])
  } catch {
    throw new ApiFailure('OFFLINE')
  }
}

function partsOf({ ownerId, scope, edit, onArrived }: QueueOptions): QueueParts {
  return {
    prepare: async (file, onPreparing) => (await tools())[0].preparePicture(file, onPreparing),
    edit: edit ?? (async (file) => file),
    send: async (parts) => (await tools())[1].sendPicture(parts),
    arrived: async (file, target) => onArrived(file, target),
    keep: async (picture) => {
      await takeInHand(picture.key)
      await keepPicture({ ...picture, ownerId, scope, at: Date.now() })
    },
    keepUrl: keepUploadUrl,
    drop: dropPicture,
    letGo,
    giveUp: (url) => void tools().then(([, { giveUpUpload }]) => giveUpUpload(url)),
  }
}

/** Pictures on their way for one purpose; those that an earlier page left behind go on. */
export function usePictureQueue(options: QueueOptions): Pictures {
  const { ownerId, scope } = options
  const [queue] = useState(() => new PictureQueue(partsOf(options)))
  const sent = useSyncExternalStore(queue.watch, queue.read, PictureQueue.none)
  useEffect(() => {
    queue.parts = partsOf(options)
  })
  useEffect(() => {
    let left = false
    const resume = async () => {
      for (const picture of await readKeptPictures(ownerId, scope, Date.now())) {
        if (left || !(await takeInHand(picture.key))) continue
        if (left) letGo(picture.key)
        else queue.restore(picture)
      }
    }
    void resume()
    return () => {
      left = true
      queue.stop()
    }
  }, [queue, ownerId, scope])
  return {
    sent,
    add: (files, target) => queue.add(files, target),
    retry: (key) => queue.retry(key),
    cancel: (key) => queue.cancel(key),
    handOver: () => queue.handOver(),
  }
}
