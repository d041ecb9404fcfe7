import { expect, it } from 'vitest'
import { type OpenPage, Presence, type PresenceUpdate } from './presence.ts'

/** Two nodes, and the wire between them: updates wait in `wire` until the test delivers them. */
class Two {
  readonly wire: PresenceUpdate[] = []
  readonly moves: string[] = []
  readonly open = new Map<string, OpenPage>()
  /** The one that has open pages. */
  readonly full: Presence
  /** The one that hears of them. */
  readonly hearer: Presence
  /** Of the hearer, for all pages. */
  requests = 0

  constructor() {
    this.full = new Presence({
      id: 'full',
      openPages: (ids = [...this.open.keys()]) => ids.flatMap((id) => this.open.get(id) ?? []),
      send: (update) => void this.wire.push(update),
      requestAll: () => undefined,
    })
    this.hearer = new Presence({
      id: 'hearer',
      openPages: () => [],
      send: () => undefined,
      requestAll: (node) => {
        expect(node).toBe('full')
        this.requests += 1
      },
    })
    this.hearer.onMove((channel) => void this.moves.push(channel))
  }

  opens(socketId: string, userId: number, channels: string[], visible = false): void {
    this.open.set(socketId, { socketId, userId, visible, channels })
    this.full.touch(socketId)
    this.full.flush()
  }

  closes(socketId: string): void {
    this.open.delete(socketId)
    this.full.touch(socketId)
    this.full.flush()
  }

  /** The updates reach the hearer, but for as many as are lost; a request is answered, unless it is lost. */
  deliver({ lost = 0, answers = true } = {}): void {
    for (const update of this.wire.splice(0).slice(lost)) this.hearer.hear(update)
    for (; this.requests > 0; this.requests -= 1) if (answers) this.full.flush({ isWhole: true })
    for (const update of this.wire.splice(0)) this.hearer.hear(update)
  }

  /** As where both begin to hear each other. */
  meet(): void {
    this.full.flush({ isWhole: true })
    this.deliver()
  }

  heartbeat(): void {
    this.hearer.forgetSilent()
    this.hearer.flush()
  }

  usersIn = (channel: string) => this.hearer.pagesIn(channel).map(({ userId }) => userId)
}

it('tracks which members are on the other node, in which channels, and whether the page is visible', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  two.opens('b', 2, ['room-1', 'room-2'], true)
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([1, 2])
  expect(two.hearer.pagesIn('room-2')).toEqual([
    { socketId: 'b', userId: 2, visible: true, channels: ['room-1', 'room-2'] },
  ])
  two.opens('b', 2, ['room-2'])
  two.closes('a')
  two.deliver()
  expect([two.usersIn('room-1'), two.hearer.pagesIn('room-2')[0]?.visible]).toEqual([[], false])
})

it('emits joins and leaves of a channel, and nothing for a change of visibility', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'], true)
  two.opens('a', 1, ['room-1'], false)
  two.deliver()
  expect(two.moves).toEqual(['room-1'])
  two.opens('a', 1, ['room-2'])
  two.closes('a')
  two.deliver()
  expect(two.moves).toEqual(['room-1', 'room-1', 'room-2', 'room-2'])
})

it('learns which pages were open before it started', () => {
  const two = new Two()
  two.opens('a', 1, ['room-1'])
  two.deliver({ lost: 1 })
  expect(two.usersIn('room-1')).toEqual([])
  two.meet()
  expect(two.usersIn('room-1')).toEqual([1])
})

it('detects a missing update by the next one, and requests the full state', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  two.deliver({ lost: 1 })
  two.opens('b', 2, ['room-1'])
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([1, 2])
})

it('detects a missing last update by the next heartbeat', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  two.deliver()
  two.closes('a')
  two.deliver({ lost: 1 })
  expect(two.usersIn('room-1')).toEqual([1])
  two.full.flush()
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([])
})

it('requests the full state again if the response was lost', () => {
  const two = new Two()
  two.opens('a', 1, ['room-1'])
  two.deliver({ lost: 1 })
  two.full.flush()
  two.deliver({ answers: false })
  expect(two.usersIn('room-1')).toEqual([])
  two.full.flush()
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([1])
})

it('ignores an outdated update', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  const [late] = two.wire
  two.deliver()
  two.closes('a')
  two.deliver()
  if (late) two.hearer.hear(late)
  expect(two.usersIn('room-1')).toEqual([])
  expect(two.requests).toBe(0)
})

it('removes a node after three missed heartbeats, or at once on shutdown', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  two.deliver()
  for (let beats = 0; beats < 3; beats++) two.heartbeat()
  expect(two.usersIn('room-1')).toEqual([1])
  two.heartbeat()
  expect([two.usersIn('room-1'), two.hearer.hasOthers()]).toEqual([[], false])
  expect(two.moves).toEqual(['room-1', 'room-1'])
  two.full.flush()
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([1])
  two.hearer.forget('full')
  expect(two.usersIn('room-1')).toEqual([])
})
