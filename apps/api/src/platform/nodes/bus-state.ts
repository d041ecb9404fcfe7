import type { FastifyBaseLogger } from 'fastify'

/**
 * Whether the other nodes are within reach. Its end and its return are each told once, however many messages are lost
 * between them, and with nothing of what was to be said.
 */
export interface BusState {
  isUp(): boolean
  up(): void
  down(reason: unknown): void
  /** After each time it came up, the first one too. */
  onUp(listener: () => void): void
}

const textOf = (reason: unknown) => {
  if (!(reason instanceof Error)) return String(reason)
  // Several addresses were tried: their reasons are inside.
  const [first] = reason instanceof AggregateError ? reason.errors : []
  return first instanceof Error ? first.message : reason.message
}

export function createBusState(logger: FastifyBaseLogger): BusState {
  const listeners: Array<() => void> = []
  let state: 'starting' | 'up' | 'down' = 'starting'
  return {
    isUp: () => state === 'up',
    up() {
      if (state === 'up') return
      if (state === 'down') logger.warn('the other nodes are within reach again')
      state = 'up'
      for (const listener of listeners) listener()
    },
    down(reason) {
      if (state === 'down') return
      state = 'down'
      logger.warn({ reason: textOf(reason) }, 'the other nodes are out of reach: open pages hear this node alone')
    },
    onUp: (listener) => void listeners.push(listener),
  }
}
