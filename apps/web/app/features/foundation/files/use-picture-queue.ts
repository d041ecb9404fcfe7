import type { FileView } from '@consoeurs/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiFailure } from '../../../api/client.ts'
import { PictureQueue, type PictureUpload, type QueueDependencies, type UploadHandover } from './picture-queue.ts'
import { dropPicture, lockPicture, readPictures, savePicture, saveUploadUrl, unlockPicture } from './stored-pictures.ts'

interface QueueOptions {
  ownerId: number
  /** Purpose of the uploads: a page resumes only those of its scope. */
  scope: string
  /** Optional editing step; null cancels the upload. */
  edit?: (file: File) => Promise<File | null>
  onArrived: (file: FileView, target: number | null) => Promise<void> | void
}

export interface Pictures {
  sent: readonly PictureUpload[]
  /** Replaces `target` if given. */
  add: (files: Iterable<File>, target?: number) => void
  retry: (key: string) => void
  cancel: (key: string) => void
  /** Hands running uploads over; null if one is not ready. */
  handOver: () => UploadHandover | null
}

/**
 * Loaded when a picture is chosen.
 * @throws ApiFailure without network
 */
async function tools() {
  try {
    return await Promise.all([import('./prepare-picture.ts'), import('./send-picture.ts'), import('tus-js-client')])
  } catch {
    throw new ApiFailure('OFFLINE')
  }
}

function partsOf({ ownerId, scope, edit, onArrived }: QueueOptions): QueueDependencies {
  return {
    prepare: async (file, onPreparing) => (await tools())[0].preparePicture(file, onPreparing),
    edit: edit ?? (async (file) => file),
    send: async (parts) => (await tools())[1].sendPicture(parts),
    arrived: async (file, target) => onArrived(file, target),
    keep: async (picture) => {
      await lockPicture(picture.key)
      await savePicture({ ...picture, ownerId, scope, at: Date.now() })
    },
    keepUrl: saveUploadUrl,
    drop: dropPicture,
    letGo: unlockPicture,
    giveUp: (url) => void tools().then(([, { giveUpUpload }]) => giveUpUpload(url)),
  }
}

/** The upload queue of one scope; resumes what an earlier page left behind. */
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
      for (const picture of await readPictures(ownerId, scope, Date.now())) {
        if (left || !(await lockPicture(picture.key))) continue
        if (left) unlockPicture(picture.key)
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
