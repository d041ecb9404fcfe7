import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { node24Path, ownEnvironment, root } from '../../prepare.mjs'
import type { Figure } from '../figures.ts'
import type { Writer } from '../fill.ts'
import { proportionalMemory } from '../processes.ts'
import type { Scene } from '../scene.ts'

const DELIVERY_GOAL_MS = 100
const BACK_GOAL_SECONDS = 15
const SOCKETS = 5_000
const PER_SECOND = 200
const MESSAGES = 2_000

/** From socket-crowd.ts. */
interface DeliveryReport {
  open?: true
  delay?: number
  back?: number
  heard?: number
  lost?: number
}

/** Memory per open page, delivery latency, and recovery after a lost network. */
export async function delivery({ server, crowd }: Scene): Promise<Figure[]> {
  const before = proportionalMemory(server.pid)
  const pages = fork(join(root, 'tools/bench/socket-crowd.ts'), {
    execPath: node24Path(),
    env: {
      ...ownEnvironment(),
      SERVER: server.url,
      SOCKETS: String(SOCKETS),
      PEOPLE: crowd.writers
        .map(({ toId, toToken, conversationId }) => `${toId}:${toToken}:${conversationId}`)
        .join(','),
    },
  })
  try {
    await told(pages, 'open')
    const held = (proportionalMemory(server.pid) - before) / SOCKETS
    const delays = await delaysOf(pages, server.url, crowd.writers)
    const sending = keepSending(server.url, crowd.writers)
    pages.send('break')
    const { back = Number.NaN } = await told(pages, 'back')
    await sending.stop()
    pages.send('account')
    const { heard = 0, lost = Number.NaN } = await told(pages, 'lost')
    return figuresOf({ held, delays, back, heard, lost, unanswered: sending.unanswered() })
  } finally {
    pages.kill()
  }
}

interface DeliveryFigures {
  /** MB per page. */
  held: number
  /** Sorted, in milliseconds. */
  delays: number[]
  /** Seconds. */
  back: number
  heard: number
  lost: number
  /** Sent without an answer while the pages reconnected. */
  unanswered: number
}

function figuresOf({ held, delays, back, heard, lost, unanswered }: DeliveryFigures): Figure[] {
  const at = (part: number) => delays[Math.floor(delays.length * part)] ?? Number.NaN
  return [
    {
      name: `Delivery to an open page, ${SOCKETS} pages open, ${PER_SECOND} messages/s, p99`,
      value: at(0.99),
      unit: 'ms',
      goal: { text: `under ${DELIVERY_GOAL_MS} ms`, met: at(0.99) < DELIVERY_GOAL_MS },
      more: { 'p50 ms': at(0.5) },
    },
    { name: 'Memory of the server for an open page', value: held * 1_000, unit: 'kB' },
    {
      name: `All ${SOCKETS} pages back after the network went, at ${PER_SECOND} messages/s`,
      value: back,
      unit: 's',
      goal: { text: `under ${BACK_GOAL_SECONDS} s, no message lost`, met: back < BACK_GOAL_SECONDS && lost === 0 },
      more: { messages: heard, lost, 'sends without an answer': unanswered },
    },
  ]
}

function told(child: ChildProcess, what: keyof DeliveryReport): Promise<DeliveryReport> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The crowd of pages ended (${code})`)))
    child.on('message', (message: DeliveryReport) => what in message && resolve(message))
  })
}

/** Waits until each message reached a measured page. */
async function delaysOf(pages: ChildProcess, url: string, writers: Writer[]): Promise<number[]> {
  const delays: number[] = []
  pages.on('message', ({ delay }: DeliveryReport) => delay !== undefined && delays.push(delay))
  const sending = keepSending(url, writers)
  while (sending.sent() < MESSAGES) await pause(20)
  await sending.stop()
  const sent = sending.sent()
  for (let waited = 0; delays.length < sent && waited < 200; waited += 1) await pause(100)
  if (delays.length < sent) throw new Error(`${sent - delays.length} of ${sent} messages did not arrive`)
  return delays.slice(0, sent).sort((a, b) => a - b)
}

/** Rotates through the conversations; `stop` waits for the last acknowledgement. */
function keepSending(url: string, writers: Writer[]) {
  const underWay = new Set<Promise<void>>()
  let sent = 0
  let unanswered = 0
  const timer = setInterval(() => {
    const writer = writers[sent % writers.length]
    if (writer === undefined) return
    sent += 1
    const call = send(url, writer)
      .then((acknowledged) => {
        if (!acknowledged) unanswered += 1
      })
      .finally(() => underWay.delete(call))
    underWay.add(call)
  }, 1_000 / PER_SECOND)
  return {
    sent: () => sent,
    unanswered: () => unanswered,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}

/**
 * The text is the sending time.
 * @returns whether the server acknowledged
 */
async function send(url: string, { token, toUsername }: Writer): Promise<boolean> {
  const response = await fetch(`${url}/api/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ to: toUsername, clientId: randomUUID(), text: String(process.hrtime.bigint()) }),
  }).catch(() => null)
  if (response === null) return false
  // Load shedding: a real outbox would retry.
  if (response.status === 503) return false
  if (!response.ok) throw new Error(`A message was answered ${response.status}`)
  await response.arrayBuffer()
  return true
}
