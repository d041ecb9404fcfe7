import type { ChosenProfileQuote, FileView, ProfileQuote, SoundView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { askForSwap } from '../../kitchen/swaps/public.ts'
import { loadPhotos, loadShownPhotos } from '../../people/photos/public.ts'
import { loadSpokenAnswer, loadSpokenSounds } from '../../people/spoken-answers/public.ts'
import type { MessageRow } from './messages.views.ts'

const { messages, userProfiles } = tables

type Stored = NonNullable<MessageRow['profileQuote']>

interface QuotedFiles {
  photos: Map<number, FileView>
  sounds: Map<number, SoundView>
}

function present(stored: Stored, { photos, sounds }: QuotedFiles): ProfileQuote {
  if (stored.kind === 'answer' || stored.kind === 'swap') return stored
  if (stored.kind === 'photo') return { ...stored, photo: photos.get(stored.photoId) ?? null }
  return { ...stored, sound: sounds.get(stored.soundId) ?? null }
}

function toStored(quote: ProfileQuote): Stored {
  if (quote.kind === 'answer' || quote.kind === 'swap') return quote
  if (quote.kind === 'photo') return { kind: quote.kind, photoId: quote.photoId }
  const { kind, question, soundId } = quote
  return { kind, question, soundId }
}

/** By message, as the reader may see them now: a removed photo or spoken answer is missing. */
export async function loadProfileQuotes(
  db: Queryable,
  reader: { id: number },
  rows: MessageRow[],
): Promise<Map<number, ProfileQuote>> {
  const quoting = rows.flatMap(({ id, deletedAt, profileQuote }) =>
    profileQuote === null || deletedAt !== null ? [] : [{ id, profileQuote }],
  )
  const photoIds = quoting.flatMap(({ profileQuote }) => (profileQuote.kind === 'photo' ? profileQuote.photoId : []))
  const soundIds = quoting.flatMap(({ profileQuote }) => (profileQuote.kind === 'spoken' ? profileQuote.soundId : []))
  const photos = await loadShownPhotos(db, reader, photoIds)
  const sounds = await loadSpokenSounds(db, soundIds)
  return new Map(quoting.map(({ id, profileQuote }) => [id, present(profileQuote, { photos, sounds })]))
}

interface Quoting {
  viewer: Viewer
  now: Date
  recipient: { id: number }
  chosen: ChosenProfileQuote | null
}

/** The recipient may have changed her profile since the author opened it. */
async function checkQuote(tx: Tx, { viewer, recipient, chosen, now }: Quoting): Promise<ProfileQuote | null> {
  if (chosen === null) return null
  if (chosen.kind === 'swap') {
    const { title } = await askForSwap(tx, viewer, { swapId: chosen.swapId, ownerId: recipient.id, now })
    return { ...chosen, title }
  }
  if (chosen.kind === 'photo') {
    const shown = (await loadPhotos(tx, viewer, recipient.id)).find(({ id }) => id === chosen.photoId)
    if (shown === undefined) throw new AppError('QUOTE_GONE')
    return { ...chosen, photo: shown.file }
  }
  if (chosen.kind === 'spoken') {
    const spoken = await loadSpokenAnswer(tx, viewer, recipient.id)
    if (spoken?.sound.id !== chosen.soundId) throw new AppError('QUOTE_GONE')
    return { ...chosen, ...spoken }
  }
  const [profile] = await tx
    .select({ answers: userProfiles.answers })
    .from(userProfiles)
    .where(eq(userProfiles.userId, recipient.id))
  if (profile?.answers[chosen.question]?.trim() !== chosen.text.trim()) throw new AppError('QUOTE_GONE')
  return chosen
}

/**
 * Stores what the message quotes of its recipient, if the author may see it. Quoting an offer asks for it.
 * @throws AppError QUOTE_GONE, SWAP_NOT_FOUND, SWAP_TAKEN, SWAP_REQUESTS_LIMIT
 */
export async function quoteProfile(tx: Tx, messageId: number, quoting: Quoting): Promise<ProfileQuote | null> {
  const quote = await checkQuote(tx, quoting)
  if (quote === null) return null
  await tx
    .update(messages)
    .set({ profileQuote: toStored(quote) })
    .where(eq(messages.id, messageId))
  return quote
}
