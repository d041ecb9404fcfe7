import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Request } from 'autocannon'
import type { Writer } from './fill.ts'
import type { Scene } from './scene.ts'

const SENDERS = 50

export const sendersOf = (scene: Scene): Writer[] => scene.crowd.writers.slice(0, SENDERS)

type Write = (writer: Writer, turn: number) => { method?: 'PUT'; path: string; body: object }

const message: Write = ({ toUsername }) => ({
  path: '/api/messages',
  body: { to: toUsername, clientId: randomUUID(), text: 'On se retrouve à dix-huit heures ?' },
})

/** Rotates through the writes, and through members with a conversation each. */
function writing(scene: Scene, writes: Write[]): Request[] {
  const senders = sendersOf(scene)
  let turn = 0
  const setupRequest = (request: Request): Request => {
    turn += 1
    const [writer, write] = [senders[turn % senders.length], writes[turn % writes.length]]
    if (writer === undefined || write === undefined) throw new Error('There is no writer')
    const { method = 'POST', path, body } = write(writer, turn)
    const headers = { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' }
    return { ...request, method, path, headers, body: JSON.stringify(body) }
  }
  return [{ setupRequest }]
}

export const messages = (scene: Scene): Request[] => writing(scene, [message])

/** A message, a reaction, a comment and a public share; the latter three drop cached pages. `shareIds` are in the feed. */
export function everyKindOfWrite(scene: Scene, shareIds: number[]): Request[] {
  const share = (turn: number) => `/api/shares/${shareIds[turn % shareIds.length]}`
  return writing(scene, [
    message,
    (_, turn) => ({ method: 'PUT', path: `${share(turn)}/reaction`, body: { kind: turn % 8 < 4 ? 'coeur' : 'calin' } }),
    (_, turn) => ({
      path: `${share(turn)}/comments`,
      body: { clientId: randomUUID(), text: `Merci pour ces mots. ${turn}` },
    }),
    (_, turn) => ({
      path: '/api/shares',
      body: { clientId: randomUUID(), kind: 'pensee', body: `La lumière du soir. ${turn}`, visibility: 'public' },
    }),
  ])
}

/** What follows from a write is done after its answer: notifications, counters. */
export async function untilEventsAreHandled({ database }: Scene): Promise<void> {
  const waiting = 'SELECT count(*)::int AS events FROM events WHERE handled_at IS NULL'
  while ((await database.pool.query(waiting)).rows[0]?.events > 0) await pause(50)
}
