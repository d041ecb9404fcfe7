import { expect, it } from 'vitest'
import type { PageState, PresenceMessage } from './node-messages.ts'
import { Presence } from './presence.ts'

/** Two nodes, and the wire between them: what is said waits in `wire` until the test delivers it. */
class Two {
  readonly wire: PresenceMessage[] = []
  readonly moves: string[] = []
  readonly open = new Map<string, PageState>()
  /** The one that has open pages. */
  readonly full: Presence
  /** The one that hears of them. */
  readonly hearer: Presence
  readonly answers: PresenceMessage[] = []

  constructor() {
    this.full = new Presence({
      id: 'full',
      own: () => [...this.open.values()],
      ownPage: (socketId) => this.open.get(socketId),
      send: (said) => void this.wire.push(said),
      onMove: () => undefined,
    })
    this.hearer = new Presence({
      id: 'hearer',
      own: () => [],
      ownPage: () => undefined,
      send: (said) => void this.answers.push(said),
      onMove: (channel) => void this.moves.push(channel),
    })
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

  /** What waits reaches the hearer, but for as many words as are lost; what it asks is answered. */
  deliver({ lost = 0 } = {}): void {
    for (const said of this.wire.splice(0).slice(lost)) this.hearer.hear(said)
    for (const asked of this.answers.splice(0)) if (this.full.hear(asked)) this.full.flush()
    for (const said of this.wire.splice(0)) this.hearer.hear(said)
  }

  meet(): void {
    this.hearer.hello()
    this.deliver()
  }

  usersIn = (channel: string) => this.hearer.pagesIn(channel).map(({ userId }) => userId)
}

it('knows who is elsewhere, where, and whether she looks', () => {
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

it('tells who comes to a channel and who leaves it, and nothing of who only looks away', () => {
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

it('learns of what was open before it came', () => {
  const two = new Two()
  two.opens('a', 1, ['room-1'])
  two.deliver({ lost: 1 })
  expect(two.usersIn('room-1')).toEqual([])
  two.meet()
  expect(two.usersIn('room-1')).toEqual([1])
})

it('sees by the next word that one is missing, and asks for the whole', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  two.deliver({ lost: 1 })
  two.opens('b', 2, ['room-1'])
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([1, 2])
})

it('sees by the next beat that the last word is missing', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  two.deliver()
  two.closes('a')
  two.deliver({ lost: 1 })
  expect(two.usersIn('room-1')).toEqual([1])
  two.full.beat()
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([])
})

it('asks again where the whole was lost too', () => {
  const two = new Two()
  two.opens('a', 1, ['room-1'])
  two.deliver({ lost: 1 })
  two.full.beat()
  for (const said of two.wire.splice(0)) two.hearer.hear(said)
  two.answers.splice(0)
  expect(two.usersIn('room-1')).toEqual([])
  two.full.beat()
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([1])
})

it('takes what comes late for what it is', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  const [late] = two.wire
  two.deliver()
  two.closes('a')
  two.deliver()
  if (late) two.hearer.hear(late)
  expect(two.usersIn('room-1')).toEqual([])
  expect(two.answers).toEqual([])
})

it('forgets a node that is silent for more than three beats, and one that says goodbye at once', () => {
  const two = new Two()
  two.meet()
  two.opens('a', 1, ['room-1'])
  two.deliver()
  for (let beats = 0; beats < 3; beats++) two.hearer.beat()
  expect(two.usersIn('room-1')).toEqual([1])
  two.hearer.beat()
  expect([two.usersIn('room-1'), two.hearer.nodes()]).toEqual([[], []])
  expect(two.moves).toEqual(['room-1', 'room-1'])
  two.full.beat()
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([1])
  two.full.bye()
  two.deliver()
  expect(two.usersIn('room-1')).toEqual([])
})
