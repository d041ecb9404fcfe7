import type { FileView } from '@consoeurs/contract'
import { ApiFailure } from '../api/client.ts'
import { sendPicture } from '../features/foundation/files/send-picture.ts'
import { isStored, putUnsent } from './outbox-store.ts'
import type { UnsentPicture, WithPictures } from './unsent.ts'

/** Milliseconds before the rest of the outbox goes on; finished uploads are kept. */
const PATIENCE = 60_000

/** Moves an uploaded picture into the message or share. */
function withPicture<Whole extends WithPictures>(unsent: Whole, view: FileView, pictures: UnsentPicture[]): Whole {
  if (unsent.kind !== 'share') return { ...unsent, pictures, images: [...unsent.images, view] }
  const images = [...(unsent.publication.images ?? []), { fileId: view.id, alt: '' }]
  return { ...unsent, pictures, publication: { ...unsent.publication, images } }
}

/**
 * Stores each finished upload at once, so that it survives closing the page.
 * @throws ApiFailure
 */
export async function uploadPictures(unsent: WithPictures): Promise<WithPictures> {
  let now = unsent
  const keep = async (later: WithPictures) => {
    if (!isStored(now)) throw new ApiFailure('OFFLINE')
    now = later
    await putUnsent(now)
  }
  for (let next = now.pictures[0]; next !== undefined; next = now.pictures[0]) {
    const { file, uploadUrl } = next
    const others = now.pictures.slice(1)
    const signal = AbortSignal.timeout(PATIENCE)
    const view = await sendPicture({
      file,
      uploadUrl,
      signal,
      onUploadUrl: (url) =>
        void keep({ ...now, pictures: [{ file, uploadUrl: url }, ...others] }).catch(() => undefined),
      onProgress: () => undefined,
      onWaiting: () => undefined,
    }).catch((error: unknown) => {
      throw signal.aborted ? new ApiFailure('OFFLINE') : error
    })
    await keep(withPicture(now, view, others))
  }
  return now
}
