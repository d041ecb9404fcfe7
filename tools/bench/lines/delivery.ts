import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { node24Path, ownEnvironment, root } from '../../prepare.mjs'
import type { Figure } from '../figures.ts'
import type { Scene } from '../scene.ts'

const GOAL_MS = 100
const SOCKETS = 5_000
const MESSAGES = 500
const PER_SECOND = 50

/** From a sender's request to the other woman's open page, while thousands of pages are open. */
export async function delivery({ server, crowd }: Scene): Promise<Figure[]> {
  const pages = fork(join(root, 'tools/bench/socket-crowd.ts'), {
    execPath: node24Path(),
    env: {
      ...ownEnvironment(),
      SERVER: server.url,
      SOCKETS: String(SOCKETS),
      PEOPLE: crowd.writers.map(({ toId, toToken }) => `${toId}:${toToken}`).join(','),
    },
  })
  try {
    await said(pages, 'open')
    const delays: number[] = []
    pages.on('message', (delay) => delays.push(Number(delay)))
    for (let count = 0; count < MESSAGES; count++) {
      const writer = crowd.writers[count % crowd.writers.length]
      if (writer) void send(server.url, writer)
      await pause(1_000 / PER_SECOND)
    }
    for (let waited = 0; delays.length < MESSAGES && waited < 100; waited++) await pause(100)
    if (delays.length < MESSAGES) throw new Error(`${MESSAGES - delays.length} of ${MESSAGES} messages did not arrive`)
    delays.sort((a, b) => a - b)
    const at = (part: number) => delays[Math.floor(delays.length * part)] ?? Number.NaN
    return [
      {
        name: `Delivery to an open page, ${SOCKETS} pages open, p99`,
        value: at(0.99),
        unit: 'ms',
        goal: { text: `under ${GOAL_MS} ms`, met: at(0.99) < GOAL_MS },
        more: { 'p50 ms': at(0.5) },
      },
    ]
  } finally {
    pages.kill()
  }
}

function said(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The crowd of pages ended (${code})`)))
    child.on('message', (message) => message === word && resolve())
  })
}

/** The text is the moment it was sent. */
async function send(url: string, { token, toUsername }: Scene['crowd']['writers'][number]): Promise<void> {
  const response = await fetch(`${url}/api/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ to: toUsername, clientId: randomUUID(), text: String(process.hrtime.bigint()) }),
  })
  await response.arrayBuffer()
}
