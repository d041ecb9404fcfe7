import type { PageBrand } from '@consoeurs/brand'
import type { UnsentPicture, UnsentShare } from '../../outbox/unsent.ts'
import { keepPicture, readKeptPictures } from '../files/public.ts'
import type { Draft, DraftErrors } from './draft.ts'
import { emptyDraft, isBlank } from './draft.ts'
import { checkDraft } from './draft-form.ts'
import { readStoredDraft, storeDraft } from './draft-storage.ts'

interface Waiting {
  viewerId: number
  brand: PageBrand
  draft: Draft
}

/** The pictures of her draft that this device still has to send. */
export async function picturesOnTheirWay(viewerId: number): Promise<UnsentPicture[]> {
  const kept = await readKeptPictures(viewerId, 'share', Date.now())
  return kept.map(({ file, uploadUrl }) => ({ file, uploadUrl }))
}

/** Checked as it would be with a network; then it leaves by itself. The reasons where it would be refused. */
export async function waitInOutbox({ viewerId, brand, draft }: Waiting): Promise<DraftErrors | null> {
  const pictures = await picturesOnTheirWay(viewerId)
  // Each of them counts as one that has arrived: it will have, before the share is sent.
  const expected = pictures.map((_picture, index) => ({ fileId: index + 1, alt: '', src: '' }))
  const checked = checkDraft(brand, { ...draft, images: [...draft.images, ...expected] })
  if ('errors' in checked) return checked.errors
  const { sendShare } = await import('../../outbox/outbox.ts')
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

/** Back to the composer as she left it. False where another draft is in its place. */
export async function takeUpAgain(share: UnsentShare): Promise<boolean> {
  const { authorId, draft, pictures } = share
  const blank = emptyDraft(share.clientId, '')
  const other = readStoredDraft(authorId, blank)
  if (other !== null && !isBlank(other.draft)) return false
  const { removeUnsent } = await import('../../outbox/outbox-store.ts')
  const at = Date.now()
  for (const [index, { file, uploadUrl }] of pictures.entries()) {
    const key = crypto.randomUUID()
    await keepPicture({ key, ownerId: authorId, scope: 'share', target: null, file, uploadUrl, at: at + index })
  }
  // A new id: under the old one it may have arrived after all, and would be taken for the same.
  storeDraft(authorId, { ...emptyDraft('', ''), ...(draft as Draft), clientId: crypto.randomUUID() })
  await removeUnsent(share)
  return true
}
