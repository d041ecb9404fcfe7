import type { LiveServer, LiveSocket } from '../realtime.ts'
import type { LiveBus } from './live-bus.ts'
import type { Changed, Ending, NodeMessage, PageState, PresenceMessage } from './node-messages.ts'
import { Presence } from './presence.ts'

/** Changes of open pages within this long are told together. */
const GATHERED_MS = 20

export interface NodeLink {
  presence: Presence
  tell(message: NodeMessage): void
  /** An open page of this node came, went, or hears otherwise. */
  touch(socketId: string): void
  onEnding(take: (ending: Ending) => void): void
  onChanged(take: (what: Changed) => void): void
  /** The same as if another node had told it. */
  changedHere(what: Changed): void
  /** Something may not have come here: the bus was gone, or another node could not tell. */
  onMissed(take: () => void): void
  onMove(take: (channel: string) => void): void
  /** Says that this node is there; to be called every few seconds. */
  beat(): void
  close(): Promise<void>
}

export const pageOf = ({ id, rooms, data }: LiveSocket): PageState => ({
  socketId: id,
  userId: data.viewer.id,
  visible: data.visible,
  channels: [...rooms].filter((room) => room !== id),
})

/** Does it once for all that ask for it within `ms`. */
function gathering(work: () => void, ms: number) {
  let timer: NodeJS.Timeout | undefined
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, ms)
    },
    stop: () => clearTimeout(timer),
  }
}

/** What the nodes say to each other, by the bus that carries live events. */
export function linkNodes(io: LiveServer, bus: LiveBus): NodeLink {
  const takers = {
    ending: [] as Array<(ending: Ending) => void>,
    changed: [] as Array<(what: Changed) => void>,
    missed: [] as Array<() => void>,
    move: [] as Array<(channel: string) => void>,
  }
  const { sockets } = io.sockets
  let closed = false

  const tell = (message: NodeMessage): void => {
    if (!closed) io.serverSideEmit('nodes', message)
  }
  const presence = new Presence({
    id: crypto.randomUUID(),
    own: () => [...sockets.values()].map(pageOf),
    ownPage: (socketId) => {
      const socket = sockets.get(socketId)
      return socket === undefined ? undefined : pageOf(socket)
    },
    send: (said) => tell({ about: 'presence', said }),
    onMove: (channel) => {
      for (const take of takers.move) take(channel)
    },
  })
  const flushing = gathering(() => presence.flush(), GATHERED_MS)
  const changedHere = (what: Changed) => {
    for (const take of takers.changed) take(what)
  }
  const missed = () => {
    for (const take of takers.missed) take()
  }

  /** Whoever is heard for the first time may have come before she was: what was told here meanwhile never reached her. */
  const hear = (said: PresenceMessage) => {
    const wasAlone = !presence.hasOthers()
    if (presence.hear(said)) flushing.soon()
    if (wasAlone && presence.hasOthers() && bus.takeKept()) tell({ about: 'missed' })
  }

  bus.speakWhere(presence.hasOthers)
  io.on('nodes', (message) => {
    if (message.about === 'presence') hear(message.said)
    else if (message.about === 'ending') for (const take of takers.ending) take(message.ending)
    else if (message.about === 'changed') changedHere(message.what)
    else missed()
  })
  bus.state.onUp(() => {
    presence.hello()
    flushing.soon()
    missed()
  })

  return {
    presence,
    tell,
    touch: (socketId) => {
      presence.touch(socketId)
      flushing.soon()
    },
    onEnding: (take) => void takers.ending.push(take),
    onChanged: (take) => void takers.changed.push(take),
    changedHere,
    onMissed: (take) => void takers.missed.push(take),
    onMove: (take) => void takers.move.push(take),
    beat: () => {
      bus.check()
      presence.beat()
      if (bus.state.isUp() && bus.takeUnsent()) tell({ about: 'missed' })
    },
    close: async () => {
      flushing.stop()
      presence.bye()
      closed = true
      await io.of('/').adapter.close()
      await bus.close()
    },
  }
}
