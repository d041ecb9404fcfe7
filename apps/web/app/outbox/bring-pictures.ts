import type { FileView } from '@consoeurs/contract'
import { ApiFailure } from '../api/client.ts'
import { sendPicture } from '../features/files/send-picture.ts'
import { putUnsent, stands } from './outbox-store.ts'
import type { UnsentPicture, WithPictures } from './unsent.ts'

/** Longer, and the others in the outbox have waited long enough; what has gone up by then stays up. */
const PATIENCE = 60_000

/** It has arrived: from here on it is a part of what it goes with. */
function withPicture<Whole extends WithPictures>(unsent: Whole, view: FileView, pictures: UnsentPicture[]): Whole {
  if (unsent.kind !== 'share') return { ...unsent, pictures, images: [...unsent.images, view] }
  const images = [...(unsent.publication.images ?? []), { fileId: view.id, alt: '' }]
  return { ...unsent, pictures, publication: { ...unsent.publication, images } }
}

/**
 * Sends the pictures of a share or a message one after the other; each that has arrived is part of it from then on, whatever happens
 * to this page. @throws ApiFailure
 */
export async function bringPictures(unsent: WithPictures): Promise<WithPictures> {
  let now = unsent
  const keep = async (later: WithPictures) => {
    if (!stands(now)) throw new ApiFailure('OFFLINE')
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
