import type { FileView } from '@consoeurs/contract'
import { ApiFailure } from '../api/client.ts'
import { type SendPictureParts, sendPicture, sendRecording } from '../features/foundation/files/send-picture.ts'
import { isStored, putUnsent } from './outbox-store.ts'
import {
  hasPictures,
  hasRecording,
  type Unsent,
  type UnsentPicture,
  type UnsentRecording,
  type WithPictures,
  type WithRecording,
} from './unsent.ts'

/** Milliseconds before the rest of the outbox goes on; finished uploads are kept. */
const PATIENCE = 60_000

/** Moves an uploaded picture into the message or share. */
function withPicture<Whole extends WithPictures>(unsent: Whole, view: FileView, pictures: UnsentPicture[]): Whole {
  if (unsent.kind !== 'share') return { ...unsent, pictures, images: [...unsent.images, view] }
  const images = [...(unsent.publication.images ?? []), { fileId: view.id, alt: '' }]
  return { ...unsent, pictures, publication: { ...unsent.publication, images } }
}

/** Replaces the entry, unless it was withdrawn meanwhile. */
const keeper = <Entry extends Unsent>(first: Entry) => {
  let now = first
  return {
    now: () => now,
    keep: async (later: Entry) => {
      if (!isStored(now)) throw new ApiFailure('OFFLINE')
      now = later
      await putUnsent(now)
    },
  }
}

type Sending = Pick<SendPictureParts, 'file' | 'uploadUrl' | 'onUploadUrl'>

/** @throws ApiFailure */
async function withPatience<View>(send: (parts: SendPictureParts) => Promise<View>, parts: Sending): Promise<View> {
  const signal = AbortSignal.timeout(PATIENCE)
  return send({ ...parts, signal, onProgress: () => undefined, onWaiting: () => undefined }).catch((error: unknown) => {
    throw signal.aborted ? new ApiFailure('OFFLINE') : error
  })
}

async function uploadPictures(unsent: WithPictures): Promise<WithPictures> {
  const { now, keep } = keeper(unsent)
  for (let next = now().pictures[0]; next !== undefined; next = now().pictures[0]) {
    const { file, uploadUrl } = next
    const others = now().pictures.slice(1)
    const onUploadUrl = (url: string) =>
      void keep({ ...now(), pictures: [{ file, uploadUrl: url }, ...others] }).catch(() => undefined)
    const view = await withPatience(sendPicture, { file, uploadUrl, onUploadUrl })
    await keep(withPicture(now(), view, others))
  }
  return now()
}

async function uploadRecording(unsent: WithRecording): Promise<WithRecording> {
  const { now, keep } = keeper(unsent)
  const keepRecording = (change: Partial<UnsentRecording>) =>
    keep({ ...now(), recording: { ...now().recording, ...change } })
  const { file, uploadUrl } = unsent.recording
  const onUploadUrl = (url: string) => void keepRecording({ uploadUrl: url }).catch(() => undefined)
  const { id } = await withPatience(sendRecording, { file, uploadUrl, onUploadUrl })
  await keepRecording({ fileId: id })
  return now()
}

/**
 * Outside the outbox: the page waits for it.
 * @returns the id of the file
 * @throws ApiFailure
 */
export async function uploadVoice(file: File): Promise<number> {
  const { id } = await withPatience(sendRecording, { file, uploadUrl: null, onUploadUrl: () => undefined })
  return id
}

/**
 * Stores each finished upload at once, so that it survives closing the page.
 * @throws ApiFailure
 */
export async function uploadFiles(unsent: Unsent): Promise<Unsent> {
  const pictured = hasPictures(unsent) ? await uploadPictures(unsent) : unsent
  return hasRecording(pictured) ? uploadRecording(pictured) : pictured
}
