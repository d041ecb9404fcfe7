import { type ConversationOpened, type ConversationView, type MessageView, quoteOf } from '@consoeurs/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addOlder, mergeMessages } from '../talk/public.ts'
import { catchUp, isBehind, moveWindow, openThread, receiveMessage, type Thread, withNewer } from './thread-state.ts'

const other = { id: 2, username: 'ines', displayName: 'Inès', avatar: null, certified: false, freshness: null }

const conversation = (change: Partial<ConversationView> = {}): ConversationView => ({
  id: 1,
  other,
  state: 'open',
  lastSeq: 0,
  lastMessage: null,
  unread: 0,
  otherDelivered: 0,
  otherRead: 0,
  myRead: 0,
  muted: false,
  mutedUntil: null,
  quiet: false,
  archived: false,
  choiceSeq: 0,
  ...change,
})

/** The message of one seq, as it was after the change of another. */
const message = (seq: number, changedSeq = seq): MessageView => ({
  id: seq,
  conversationId: 1,
  seq,
  changedSeq,
  clientId: `message-${seq}`,
  authorId: seq % 2 === 0 ? 1 : 2,
  text: `${seq} en ${changedSeq}`,
  images: [],
  sound: null,
  link: null,
  replyTo: null,
  profileQuote: null,
  reactions: { counts: [], total: 0, mine: null },
  deleted: false,
  edited: changedSeq > seq,
  at: new Date(seq * 1000).toISOString(),
})

const opened = (messages: MessageView[], change: Partial<ConversationOpened> = {}): ConversationOpened => ({
  conversation: conversation({ lastSeq: messages.at(-1)?.seq ?? 0 }),
  other,
  messages,
  hasOlder: false,
  can: { write: true, sendImages: true, sendSound: true },
  ...change,
})

const seqs = ({ messages }: Pick<Thread, 'messages'>) => messages.map(({ seq }) => seq)

/** A story of sendings and changes, each taking the conversation's next seq, as the server tells it. */
const story = fc.array(fc.option(fc.nat(), { nil: null }), { minLength: 1, maxLength: 25 }).map((steps) => {
  const sent: number[] = []
  return steps.map((changed, index) => {
    const now = index + 1
    const target = changed === null || sent.length === 0 ? undefined : sent[changed % sent.length]
    if (target === undefined) sent.push(now)
    return message(target ?? now, now)
  })
})

const toldSomehow = story.chain((events) =>
  fc.record({
    events: fc.constant(events),
    told: fc
      .array(fc.nat(events.length - 1), { maxLength: 20 })
      .map((again) => [...events, ...again.map((index) => events[index]!)])
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
  }),
)

describe('a thread', () => {
  it('is the same whatever the order and the repetition of what arrives', () => {
    fc.assert(
      fc.property(toldSomehow, ({ events, told }) => {
        const tell = (arrivals: MessageView[]) =>
          arrivals.reduce(
            (thread, each) => receiveMessage(thread, each, conversation({ lastSeq: each.changedSeq })),
            openThread(undefined, opened([])),
          )
        const [inOrder, somehow] = [tell(events), tell(told)]
        expect(somehow.messages).toEqual(inOrder.messages)
        expect(somehow.conversation).toEqual(inOrder.conversation)
      }),
    )
  })

  it('keeps the first words of the two where an answer is older than they are', () => {
    const begun = receiveMessage(openThread(undefined, opened([], { conversation: null })), message(1), conversation())
    expect(openThread(begun, opened([], { conversation: null }))).toEqual(begun)
  })

  it('holds everything once what was missed has been asked for', () => {
    fc.assert(
      fc.property(toldSomehow, fc.nat(30), ({ events, told }, heard) => {
        const latest = mergeMessages([], events)
        const last = events.length
        let thread = openThread(undefined, opened([]))
        for (const each of told.slice(0, heard)) {
          thread = receiveMessage(thread, each, conversation({ lastSeq: each.changedSeq }))
        }
        const missed = latest.filter(({ changedSeq }) => changedSeq > thread.syncedTo)
        thread = catchUp(thread, { messages: missed, hasMore: false, conversation: conversation({ lastSeq: last }) })
        expect(thread.messages).toEqual(latest)
        expect(thread.syncedTo).toBe(last)
        expect(isBehind(thread)).toBe(false)
      }),
    )
  })

  it('shows what an answer quotes as it now stands, whichever is told first, and though it is older than the page', () => {
    const quoting = (seq: number, quoted: MessageView) => ({ ...message(seq), replyTo: quoteOf(quoted) })
    const asked = message(1)
    const edited = message(1, 7)
    const page = opened([message(5)], { hasOlder: true })
    const tell = (...arrivals: MessageView[]) =>
      arrivals.reduce(
        (thread, each) => receiveMessage(thread, each, conversation({ lastSeq: each.changedSeq })),
        openThread(undefined, page),
      )
    const answer = quoting(6, asked)
    expect(tell(answer, edited).messages.at(-1)?.replyTo).toEqual(quoteOf(edited))
    expect(tell(answer, edited, answer).messages.at(-1)?.replyTo).toEqual(quoteOf(edited))
    const fresh = opened([message(5), quoting(6, edited)], { hasOlder: true })
    expect(openThread(tell(answer), fresh).messages.at(-1)?.replyTo).toEqual(quoteOf(edited))
  })

  it('is behind where an event overtook the response that opens its end', () => {
    const farBack: Thread = { ...openThread(undefined, opened([message(1)])), hasNewer: true }
    const overtaken = receiveMessage(farBack, message(9), conversation({ lastSeq: 9 }))
    const atEnd = openThread(
      overtaken,
      opened([message(7), message(8)], { conversation: conversation({ lastSeq: 8 }) }),
    )
    expect(atEnd.messages.map(({ seq }) => seq)).toEqual([7, 8])
    expect(isBehind(atEnd)).toBe(true)
    const missed = { messages: [message(9)], hasMore: false, conversation: conversation({ lastSeq: 9 }) }
    expect(isBehind(catchUp(atEnd, missed))).toBe(false)
  })

  it('knows that something is missing before what arrived', () => {
    const thread = openThread(undefined, opened([message(1)]))
    expect(isBehind(receiveMessage(thread, message(2), conversation({ lastSeq: 2 })))).toBe(false)
    const ahead = receiveMessage(thread, message(3), conversation({ lastSeq: 3 }))
    expect(isBehind(ahead)).toBe(true)
    expect(ahead.syncedTo).toBe(1)
    expect(isBehind(receiveMessage(ahead, message(2), conversation({ lastSeq: 3 })))).toBe(false)
  })

  it('asks further from where a partial answer ended', () => {
    const thread = openThread(undefined, opened([message(1)]))
    const part = { messages: [message(2), message(3)], hasMore: true, conversation: conversation({ lastSeq: 9 }) }
    expect(catchUp(thread, part).syncedTo).toBe(3)
  })

  it('leaves a changed message older than the page to its own page', () => {
    const thread = openThread(undefined, opened([message(5), message(6)], { hasOlder: true }))
    const later = receiveMessage(thread, message(2, 7), conversation({ lastSeq: 7 }))
    expect(seqs(later)).toEqual([5, 6])
    expect(later.syncedTo).toBe(7)
    const older = { messages: [message(1), message(2, 7)], hasMore: false, conversation: conversation() }
    expect(addOlder(later, older)).toMatchObject({ hasOlder: false, messages: [{ seq: 1 }, { seq: 2 }, {}, {}] })
  })

  it('keeps the older pages when it is opened again, unless something lies between', () => {
    const known = openThread(undefined, opened([message(1), message(2), message(3)]))
    const near = openThread(known, opened([message(3), message(4)], { hasOlder: true }))
    expect(seqs(near)).toEqual([1, 2, 3, 4])
    expect(near.hasOlder).toBe(false)
    const far = openThread(known, opened([message(8), message(9)], { hasOlder: true }))
    expect(seqs(far)).toEqual([8, 9])
    expect(far.hasOlder).toBe(true)
  })

  it('opens to both once the request is accepted', () => {
    const waiting = opened([message(1)], {
      conversation: conversation({ state: 'waiting', lastSeq: 1 }),
      can: { write: false, sendImages: false, sendSound: false },
    })
    const thread = openThread(undefined, waiting)
    const answered = receiveMessage(thread, message(2), conversation({ lastSeq: 2 }))
    expect(answered.can).toEqual({ write: true, sendImages: true, sendSound: true })
    // What was said before it arrives late.
    const late = receiveMessage(answered, message(1), conversation({ state: 'waiting', lastSeq: 1 }))
    expect(late.conversation?.state).toBe('open')
    expect(late.can.write).toBe(true)
  })
})

describe('marks', () => {
  it('only move forward', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ otherRead: fc.nat(9), otherDelivered: fc.nat(9) })), (views) => {
        let thread = openThread(undefined, opened([message(1)]))
        for (const view of views) {
          const before = thread.conversation
          thread = receiveMessage(thread, message(1), conversation({ lastSeq: 1, ...view }))
          expect(thread.conversation?.otherRead).toBeGreaterThanOrEqual(before?.otherRead ?? 0)
          expect(thread.conversation?.otherDelivered).toBeGreaterThanOrEqual(before?.otherDelivered ?? 0)
        }
      }),
    )
  })

  it('leave nothing unread below what she has read', () => {
    const thread = openThread(
      undefined,
      opened([message(1)], { conversation: conversation({ lastSeq: 1, myRead: 1 }) }),
    )
    const late = receiveMessage(thread, message(1), conversation({ lastSeq: 1, unread: 1 }))
    expect(late.conversation).toMatchObject({ unread: 0, myRead: 1 })
  })
})

describe('far back in a thread', () => {
  const all = Array.from({ length: 40 }, (_, index) => message(index + 1))
  const now = conversation({ lastSeq: 40 })
  const end = openThread(undefined, opened(all.slice(30), { hasOlder: true }))
  const far = moveWindow(end, { messages: all.slice(3, 9), hasMore: true, hasNewer: true, conversation: now })

  it('shows what stands around one message, and reads on from there to the end', () => {
    expect(seqs(far)).toEqual([4, 5, 6, 7, 8, 9])
    expect(far).toMatchObject({ hasOlder: true, hasNewer: true })
    const on = withNewer(far, { messages: all.slice(8, 20), hasMore: true, conversation: now })
    expect(on.hasNewer).toBe(true)
    const arrived = withNewer(on, { messages: all.slice(19), hasMore: false, conversation: now })
    expect(seqs(arrived)).toEqual(seqs({ messages: all.slice(3) }))
    expect(arrived.hasNewer).toBe(false)
  })

  it('leaves what arrives at the end to the end, and changes what is shown', () => {
    const next = conversation({ lastSeq: 41 })
    const heard = receiveMessage(far, message(41), next)
    expect(seqs(heard)).toEqual(seqs(far))
    expect(heard.conversation?.lastSeq).toBe(41)
    const changed = receiveMessage(far, message(6, 41), next)
    expect(changed.messages.find(({ seq }) => seq === 6)?.text).toBe('6 en 41')
    const missed = catchUp(far, { messages: [message(5, 41), message(42)], hasMore: false, conversation: next })
    expect(seqs(missed)).toEqual(seqs(far))
    expect(missed.messages.find(({ seq }) => seq === 5)?.text).toBe('5 en 41')
  })

  it('finds the end again, with what came meanwhile', () => {
    const back = openThread(receiveMessage(far, message(41), conversation({ lastSeq: 41 })), {
      ...opened([...all.slice(31), message(41)], { hasOlder: true }),
    })
    expect(seqs(back).at(-1)).toBe(41)
    expect(seqs(back)[0]).toBe(32)
    expect(back.hasNewer).toBe(false)
  })

  it('knows that a message which overtook the answer is still to come', () => {
    const before = receiveMessage(end, message(41), conversation({ lastSeq: 41 }))
    const moved = moveWindow(before, { messages: all.slice(20), hasMore: true, hasNewer: false, conversation: now })
    expect(moved.hasNewer).toBe(true)
  })
})
