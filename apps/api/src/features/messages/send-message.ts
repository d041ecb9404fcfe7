import type { FileView, FilterMatch, MessageQuote, MessageView, SendMessage, SentMessage } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { AlreadySent } from '../../platform/once.ts'
import { can } from '../../platform/policy.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import { tellErased } from '../drafts/public.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { attachPictures, fileView } from '../files/public.ts'
import {
  type CardContext,
  type LoadedMember,
  memberPolicy,
  notBlockedEitherWay,
  plainMember,
  requireMember,
} from '../members/public.ts'
import { countersOf } from '../notifications/public.ts'
import { openRequest } from './accept-conversation.ts'
import { type Appendage, type Appended, appendMessage, isSentTwice } from './append-message.ts'
import { loadSidesOf, requireConversation } from './conversations.queries.ts'
import { startConversation } from './first-contact.ts'
import { giveBack, holdFirstMessage } from './hold-first-message.ts'
import { loadQuotes, presentMessages } from './messages.queries.ts'
import { type ConversationRow, conversationView, type MessageRow, messageView } from './messages.views.ts'

const { conversations, messages, messageImages } = tables

export type MessageDraft = z.output<typeof SendMessage>
export type SendParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

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

/** What follows is no request, or one; in the latter what the filters find in it. */
interface Prepared {
  isRequest: boolean
  matches: FilterMatch[]
}

/**
 * The rarer ways: a first message makes a request, an answer accepts one, a second word before the answer has to wait.
 * Where a filter keeps what the other wrote, her own words come first: the other gets hers back, and may answer with them.
 */
async function prepareConversation(
  tx: Tx,
  parts: SendParts,
  viewer: Viewer,
  recipient: LoadedMember,
  draft: MessageDraft,
): Promise<Prepared> {
  const [sent] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.authorId, viewer.id), eq(messages.clientId, draft.clientId)))
  if (sent !== undefined) throw new AlreadySent()
  const find = () => tx.select().from(conversations).where(between(viewer, recipient)).for('no key update')
  let [conversation] = await find()
  if (conversation !== undefined && conversation.held !== null && conversation.startedById !== viewer.id) {
    await giveBack(tx, parts, conversation)
    conversation = undefined
  }
  if (conversation === undefined) {
    if (!can(memberPolicy, viewer, 'member.write', recipient)) throw new AppError('CANNOT_WRITE')
    const started = await startConversation(tx, viewer, recipient.id, { ...draft, now: parts.now() })
    if (started !== null) return { isRequest: true, matches: started }
    ;[conversation] = await find()
  }
  if (conversation === undefined) throw new AppError('MEMBER_NOT_FOUND')
  if (conversation.acceptedAt !== null) return { isRequest: false, matches: [] }
  if (conversation.startedById === viewer.id) {
    throw new AppError(conversation.held === null ? 'REQUEST_PENDING' : 'REQUEST_HELD')
  }
  await openRequest(tx, parts.realtime, viewer, conversation, parts.now())
  return { isRequest: false, matches: [] }
}

async function attachImages(
  tx: Tx,
  viewer: Viewer,
  { id: messageId, conversationId }: MessageRow,
  images: MessageDraft['images'],
): Promise<FileView[]> {
  if (images.length === 0) return []
  const pictures = await attachPictures(tx, viewer, images, { audience: 'conversation', conversationId })
  const values = pictures.map(({ file, alt, position }) => ({ messageId, fileId: file.id, position, alt }))
  await tx.insert(messageImages).values(values)
  return pictures.map(({ file, alt }) => fileView(file, alt))
}

/** She answers what stands in this very conversation, or stood there: what was deleted meanwhile is quoted as such. */
async function loadAnswered(tx: Tx, { conversationId }: MessageRow, replyTo: number | null) {
  if (replyTo === null) return undefined
  const [answered] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, replyTo), eq(messages.conversationId, conversationId)))
  if (answered === undefined) throw new AppError('REPLY_TO_UNKNOWN')
  return (await loadQuotes(tx, [answered.id])).get(answered.id)
}

/** Both women's open pages, as soon as it is certain: the hint. What they missed they ask for by seq. */
function tellBoth(
  tx: Tx,
  { realtime, cards }: SendParts,
  viewer: Viewer,
  { message, inbox, sides }: Pick<Written, 'inbox' | 'sides'> & Pick<SentMessage, 'message'>,
): SentMessage {
  const own = sides.get(viewer.id)
  const theirs = sides.get(inbox.userId)
  if (own === undefined || theirs === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  const sent = { conversation: conversationView(own, cards(viewer)), message }
  const received = { conversation: conversationView(theirs, cards(plainMember(inbox.userId))), message }
  tx.afterCommit(() => {
    realtime.toUser(viewer.id, { type: 'message', ...sent })
    realtime.toUser(inbox.userId, { type: 'message', ...received })
    realtime.toUser(inbox.userId, { type: 'counters', counters: countersOf(inbox), seq: inbox.seq })
  })
  return sent
}

interface Written extends Appended {
  /** Both women's sides, as this message left them. */
  sides: Map<number, ConversationRow>
}

interface Sending {
  viewer: Viewer
  recipient: LoadedMember
  draft: MessageDraft
}

const draftKeyOf = ({ username }: LoadedMember) => `message:${username}`

/** Writes it where it belongs, and asks in the same breath for both sides as they are afterwards. */
async function append(
  tx: Tx,
  { viewer, recipient, draft }: Sending,
  how: Pick<Appendage, 'openOnly' | 'isRequest' | 'isHeld'>,
): Promise<Written | null> {
  const { clientId, text, replyTo } = draft
  const said = { authorId: viewer.id, recipientId: recipient.id, clientId, text, replyTo }
  const [appended, sides] = await Promise.all([
    appendMessage(tx, { ...said, ...how, draftKey: draftKeyOf(recipient) }),
    loadSidesOf(tx, viewer.id, recipient.id),
  ])
  return appended && { ...appended, sides }
}

/** An answer in a conversation that is open, the usual case. */
const inOpen = { openOnly: true, isRequest: false, isHeld: false }

/** What was written is told, once it is certain: to open pages, and to whatever follows from it. */
function tell(tx: Tx, parts: SendParts, { viewer, recipient }: Sending, written: Written & { view: MessageView }) {
  const { events, draftErased, view, inbox, sides } = written
  for (const event of events) tx.wrote(event)
  if (draftErased) tellErased(tx, parts.realtime, { userId: viewer.id, key: draftKeyOf(recipient) })
  return tellBoth(tx, parts, viewer, { message: view, inbox, sides })
}

/**
 * In an open conversation, with words alone: all of it and the commit in one message to PostgreSQL. Null where it was not
 * written: then nothing was.
 */
async function sendAtOnce(unitOfWork: UnitOfWork, parts: SendParts, sending: Sending): Promise<SentMessage | null> {
  if (sending.draft.replyTo !== null || sending.draft.images.length > 0) return null
  let sent: SentMessage | null = null
  await unitOfWork(async (tx) =>
    tx.withCommit(async () => {
      const written = await append(tx, sending, inOpen)
      if (written !== null) sent = tell(tx, parts, sending, { ...written, view: messageView(written.message, {}) })
    }),
  )
  return sent
}

/** With pictures, as a reply, as a request or as the answer to one. */
async function sendThroughout(tx: Tx, parts: SendParts, sending: Sending): Promise<SentMessage> {
  const { viewer, recipient, draft } = sending
  let written = await append(tx, sending, inOpen)
  let matches: FilterMatch[] = []
  if (written === null) {
    const prepared = await prepareConversation(tx, parts, viewer, recipient, draft)
    matches = prepared.matches
    const { isRequest } = prepared
    written = await append(tx, sending, { openOnly: false, isRequest, isHeld: matches.length > 0 })
  }
  if (written === null) throw new AppError('MEMBER_NOT_FOUND')
  const { message } = written
  const quote: MessageQuote | undefined = await loadAnswered(tx, message, draft.replyTo)
  const images = await attachImages(tx, viewer, message, draft.images)
  const view = messageView(message, { images, quote })
  if (matches.length === 0) return tell(tx, parts, sending, { ...written, view })
  if (written.draftErased) tellErased(tx, parts.realtime, { userId: viewer.id, key: draftKeyOf(recipient) })
  return holdFirstMessage(tx, parts, viewer, { message: view, matches })
}

/**
 * Sends a message. Whether she can be reached is asked before anything is written; what may change until then, a block, is
 * asked again by the statement that writes.
 * @throws AlreadySent on a resend: the caller answers with `loadSent`
 */
export async function sendMessage(
  { db, unitOfWork, ...parts }: Pick<FeatureOptions, 'db' | 'unitOfWork'> & SendParts,
  viewer: Viewer,
  draft: MessageDraft,
): Promise<SentMessage> {
  const sending = { viewer, recipient: await requireReachable(db, viewer, draft.to), draft }
  try {
    const sent = await sendAtOnce(unitOfWork, parts, sending)
    return sent ?? (await unitOfWork((tx) => sendThroughout(tx, parts, sending)))
  } catch (error) {
    // Whatever leaves in one message fails with the same error: it is the transaction's.
    throw isSentTwice(error) ? new AlreadySent() : error
  }
}

/** The message of that client id as it was sent before: what a resend answers with. */
export async function loadSent(
  db: Queryable,
  context: CardContext,
  viewer: Viewer,
  clientId: string,
): Promise<SentMessage> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.authorId, viewer.id), eq(messages.clientId, clientId)))
  if (row === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  const side = await requireConversation(db, viewer.id, row.conversationId)
  const [message] = await presentMessages(db, viewer, [row])
  if (message === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  return { conversation: conversationView(side, context), message }
}
