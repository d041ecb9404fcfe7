import { firstLink, type MessageQuote, quoteOf, type SendMessage, type SentMessage } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { toCounters } from '../../foundation/inbox/public.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import {
  type CardContext,
  type LoadedMember,
  memberPolicy,
  minimalViewer,
  requireMember,
} from '../../people/members/public.ts'
import type { PreviewParts } from '../../publishing/link-previews/public.ts'
import {
  attachImages,
  attachPreview,
  attachSoundTo,
  loadAttachments,
  type PublishParts,
  threadTables,
} from '../threads/public.ts'
import { openRequest } from './accept-conversation.ts'
import { type AppendedMessage, appendMessage, type NewConversationMessage } from './append-message.ts'
import { loadSidesOf, requireConversation } from './conversations.queries.ts'
import { type StartedConversation, startConversation } from './first-contact.ts'
import { holdFirstMessage, restoreDraft } from './hold-first-message.ts'
import { messageRows, presentMessages } from './messages.queries.ts'
import { type ConversationRow, conversationView, type MessageRow, messageView } from './messages.views.ts'
import { quoteProfile } from './profile-quotes.ts'

const { conversations, messages } = tables

export type MessageDraft = z.output<typeof SendMessage>

const between = (viewer: Viewer, other: LoadedMember): SQL | undefined =>
  and(
    eq(conversations.lowId, Math.min(viewer.id, other.id)),
    eq(conversations.highId, Math.max(viewer.id, other.id)),
    notBlockedEitherWay(viewer.id, other.id),
  )

async function requireReachable(db: Queryable, viewer: Viewer, username: string): Promise<LoadedMember> {
  const recipient = await requireMember(db, viewer, { username }, 'member.see')
  if (recipient.id === viewer.id) throw new AppError('NOT_ON_YOURSELF')
  return recipient
}

async function findSent(db: Queryable, viewer: Viewer, clientId: string) {
  const [sent] = await messageRows(db).where(and(eq(messages.authorId, viewer.id), eq(messages.clientId, clientId)))
  return sent
}

interface MessageToSend {
  viewer: Viewer
  recipient: LoadedMember
  draft: MessageDraft
}

const accepted: StartedConversation = { isRequest: false, matches: [] }

/**
 * Starts or accepts a request. If the other's first message is held, it becomes her draft again and the viewer's
 * message goes first.
 */
async function prepareConversation(
  tx: Tx,
  parts: PublishParts,
  { viewer, recipient, draft }: MessageToSend,
): Promise<StartedConversation> {
  const find = () => tx.select().from(conversations).where(between(viewer, recipient)).for('no key update')
  let [conversation] = await find()
  if (conversation !== undefined && conversation.held !== null && conversation.startedById !== viewer.id) {
    await restoreDraft(tx, parts, conversation)
    conversation = undefined
  }
  if (conversation === undefined) {
    if (!can(memberPolicy, viewer, 'member.write', recipient)) throw new AppError('CANNOT_WRITE')
    const started = await startConversation(tx, viewer, recipient.id, { ...draft, now: parts.now() })
    if (started !== null) return started
    ;[conversation] = await find()
  }
  if (conversation === undefined) throw new AppError('MEMBER_NOT_FOUND')
  if (conversation.acceptedAt !== null) return accepted
  if (conversation.startedById === viewer.id) {
    throw new AppError(conversation.held === null ? 'REQUEST_PENDING' : 'REQUEST_HELD')
  }
  await openRequest(tx, parts.realtime, viewer, conversation, parts.now())
  return accepted
}

/** Same conversation only; a deleted message is quoted as deleted. */
async function loadAnswered(
  tx: Tx,
  { conversationId }: MessageRow,
  replyTo: number | null,
): Promise<MessageQuote | undefined> {
  if (replyTo === null) return undefined
  const [answered] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, replyTo), eq(messages.conversationId, conversationId)))
  if (answered === undefined) throw new AppError('REPLY_TO_UNKNOWN')
  const { images, sounds } = await loadAttachments(tx, 'message', [answered.id])
  return quoteOf(messageView(answered, { images: images.get(answered.id) ?? [], sound: sounds.get(answered.id) }))
}

interface StoredMessage extends AppendedMessage {
  sides: Map<number, ConversationRow>
}

/** Publishes to both members; only a hint, as clients fetch missed messages by seq. */
function publishToBoth(
  tx: Tx,
  { realtime, cards }: PublishParts,
  { viewer, recipient }: MessageToSend,
  { message, inbox, sides }: Omit<StoredMessage, 'message'> & Pick<SentMessage, 'message'>,
): SentMessage {
  const own = sides.get(viewer.id)
  const theirs = sides.get(recipient.id)
  if (own === undefined || theirs === undefined || inbox === null) throw new AppError('CONVERSATION_NOT_FOUND')
  const sent = { conversation: conversationView(own, cards(viewer)), message }
  const received = { conversation: conversationView(theirs, cards(minimalViewer(recipient.id))), message }
  tx.afterCommit(() => {
    // Blocked since it was written: it is kept, and she learns that it was sent, but no page shows it.
    if (own.blocked) return
    realtime.toUser(viewer.id, { type: 'message', ...sent })
    realtime.toUser(recipient.id, { type: 'message', ...received })
    realtime.toUser(recipient.id, { type: 'counters', counters: toCounters(inbox), seq: inbox.seq })
  })
  return sent
}

/**
 * Both statements leave in one round trip.
 * @returns null where nothing was written
 */
async function append(
  tx: Tx,
  { realtime }: PublishParts,
  { viewer, recipient, draft }: MessageToSend,
  how: Pick<NewConversationMessage, 'openOnly' | 'isRequest' | 'isHeld'>,
): Promise<StoredMessage | null> {
  const { clientId, text, replyTo } = draft
  const draftKey = `message:${recipient.username}`
  const [appended, sides] = await Promise.all([
    appendMessage(tx, realtime, {
      ...{ authorId: viewer.id, recipientId: recipient.id, clientId, text, replyTo, draftKey },
      ...how,
    }),
    loadSidesOf(tx, viewer.id, recipient.id),
  ])
  return appended && { ...appended, sides }
}

/** The usual case. */
const toAccepted = { openOnly: true, isRequest: false, isHeld: false }

/**
 * Text alone, to an accepted conversation.
 * @returns null where nothing was written
 */
async function sendText(tx: Tx, parts: PublishParts, sending: MessageToSend): Promise<SentMessage | null> {
  const stored = await append(tx, parts, sending, toAccepted)
  return stored && publishToBoth(tx, parts, sending, { ...stored, message: messageView(stored.message, {}) })
}

/** The list of conversations names a spoken message by its length. */
async function withLastSound(
  tx: Tx,
  sides: StoredMessage['sides'],
  { conversationId, sound }: SentMessage['message'],
): Promise<StoredMessage['sides']> {
  const lastSound = Math.round(sound?.seconds ?? 0)
  await tx.update(conversations).set({ lastSound }).where(eq(conversations.id, conversationId))
  return new Map([...sides].map(([id, side]) => [id, { ...side, conversation: { ...side.conversation, lastSound } }]))
}

type SendParts = PublishParts & PreviewParts

/** Adds what a message can have beside its text, and publishes or holds it. */
async function complete(
  tx: Tx,
  parts: SendParts,
  sending: MessageToSend,
  { matches, ...stored }: StoredMessage & Pick<StartedConversation, 'matches'>,
): Promise<SentMessage> {
  const { viewer, draft } = sending
  const { id, conversationId } = stored.message
  const quote = await loadAnswered(tx, stored.message, draft.replyTo)
  const readers = { audience: 'conversation' as const, conversationId }
  const images = await attachImages(tx, threadTables.message, viewer, id, { images: draft.images, ...readers })
  const sound = await attachSoundTo(tx, threadTables.message, viewer, id, { sound: draft.sound, ...readers })
  const profileQuote = await quoteProfile(tx, id, { ...sending, chosen: draft.profileQuote, now: parts.now() })
  const link = await attachPreview(tx, threadTables.message, parts, stored.message)
  const message = messageView(stored.message, { images, sound, link, quote, profileQuote })
  if (matches.length > 0) return holdFirstMessage(tx, parts, viewer, { message, matches })
  const sides = sound === null ? stored.sides : await withLastSound(tx, stored.sides, message)
  return publishToBoth(tx, parts, sending, { ...stored, sides, message })
}

/**
 * To a conversation that is not accepted: a request, or the answer that accepts one.
 * @returns null for a duplicate request
 */
async function sendFirst(tx: Tx, parts: SendParts, sending: MessageToSend): Promise<SentMessage | null> {
  const { viewer, draft } = sending
  // One at a time per member: a concurrent duplicate finds the first message instead of a pending request.
  await lockUser(tx, viewer.id)
  if ((await findSent(tx, viewer, draft.clientId)) !== undefined) return null
  if (draft.sound !== null) throw new AppError('REQUEST_NO_SOUND')
  const { isRequest, matches } = await prepareConversation(tx, parts, sending)
  const stored = await append(tx, parts, sending, { openOnly: false, isRequest, isHeld: matches.length > 0 })
  if (stored !== null) return complete(tx, parts, sending, { ...stored, matches })
  if ((await findSent(tx, viewer, draft.clientId)) !== undefined) return null
  throw new AppError('MEMBER_NOT_FOUND')
}

/**
 * With images, a sound, a quote or a link.
 * @returns null for a duplicate request
 */
async function sendWithParts(tx: Tx, parts: SendParts, sending: MessageToSend): Promise<SentMessage | null> {
  const stored = await append(tx, parts, sending, toAccepted)
  return stored === null ? sendFirst(tx, parts, sending) : complete(tx, parts, sending, { ...stored, matches: [] })
}

const hasParts = ({ text, replyTo, profileQuote, images, sound }: MessageDraft): boolean =>
  replyTo !== null || profileQuote !== null || images.length > 0 || sound !== null || firstLink(text) !== null

/**
 * Text to an accepted conversation takes one round trip, with BEGIN and COMMIT.
 * @returns null for a duplicate request: the caller answers with `loadSent`
 */
export async function sendMessage(
  { db, unitOfWork, ...parts }: Pick<FeatureOptions, 'db' | 'unitOfWork'> & SendParts,
  viewer: Viewer,
  draft: MessageDraft,
): Promise<SentMessage | null> {
  const sending = { viewer, recipient: await requireReachable(db, viewer, draft.to), draft }
  if (hasParts(draft)) return unitOfWork((tx) => sendWithParts(tx, parts, sending))
  const sent = await unitOfWork((tx) => sendText(tx, parts, sending), { inOneRoundTrip: true })
  return sent ?? unitOfWork((tx) => sendFirst(tx, parts, sending))
}

/** Answers a duplicate request. */
export async function loadSent(
  db: Queryable,
  context: CardContext,
  viewer: Viewer,
  clientId: string,
): Promise<SentMessage> {
  const row = await findSent(db, viewer, clientId)
  if (row === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  const side = await requireConversation(db, viewer.id, row.conversationId)
  const [message] = await presentMessages(db, viewer, [row])
  if (message === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  return { conversation: conversationView(side, context), message }
}
