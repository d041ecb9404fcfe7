import type { PageBrand } from '@consoeurs/brand'
import type { UnsentPicture, UnsentShare } from '../../../../outbox/unsent.ts'
import { readPictures, savePicture } from '../../../foundation/files/public.ts'
import type { Draft, DraftErrors } from './draft.ts'
import { emptyDraft, isBlank } from './draft.ts'
import { checkDraft } from './draft-form.ts'
import { readStoredDraft, storeDraft } from './draft-storage.ts'

interface Waiting {
  viewerId: number
  brand: PageBrand
  draft: Draft
}

export async function picturesOnTheirWay(viewerId: number): Promise<UnsentPicture[]> {
  const kept = await readPictures(viewerId, 'share', Date.now())
  // A cropped version that has not arrived is left out: the share has the whole picture.
  return kept.filter(({ target }) => target === null).map(({ file, uploadUrl }) => ({ file, uploadUrl }))
}

/**
 * Validates as the API would, then queues the share.
 * @returns the errors if it is invalid
 */
export async function waitInOutbox({ viewerId, brand, draft }: Waiting): Promise<DraftErrors | null> {
  const pictures = await picturesOnTheirWay(viewerId)
  // Count pending pictures as uploaded: they will be before the share is sent.
  const expected = pictures.map((_picture, index) => ({ fileId: index + 1, alt: '', src: '', full: '' }))
  const checked = checkDraft(brand, { ...draft, images: [...draft.images, ...expected] })
  if ('errors' in checked) return checked.errors
  const { sendShare } = await import('../../../../outbox/outbox.ts')
  const images = checked.publication.images?.slice(0, draft.images.length) ?? []
  await sendShare({
    authorId: viewerId,
    clientId: draft.clientId,
    publication: { ...checked.publication, images },
    pictures,
    draft,
  })
  return null
}

/**
 * Moves a share from the outbox back to the composer.
 * @returns false if the composer holds another draft
 */
export async function takeUpAgain(share: UnsentShare): Promise<boolean> {
  const { authorId, draft, pictures } = share
  const blank = emptyDraft(share.clientId, '')
  const other = readStoredDraft(authorId, blank)
  if (other !== null && !isBlank(other.draft)) return false
  const { removeUnsent } = await import('../../../../outbox/outbox-store.ts')
  const at = Date.now()
  for (const [index, { file, uploadUrl }] of pictures.entries()) {
    const key = crypto.randomUUID()
    await savePicture({ key, ownerId: authorId, scope: 'share', target: null, file, uploadUrl, at: at + index })
  }
  // A new id: the share may have arrived under the old one, and would be taken for a duplicate.
  storeDraft(authorId, { ...emptyDraft('', ''), ...(draft as Draft), clientId: crypto.randomUUID() })
  await removeUnsent(share)
  return true
}
