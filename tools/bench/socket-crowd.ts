/**
 * Many open pages in one process: TOKENS (separated by commas) share SOCKETS between them. Says `open` to its parent
 * when all are, then the milliseconds from the sending of each message (its text is the sender's monotonic clock, which
 * the whole machine shares) to its arrival.
 */
import { type LiveEvent, userChannel } from '@consoeurs/contract'
import { io } from 'socket.io-client'

const { SERVER = '', SOCKETS = '100', PEOPLE = '' } = process.env
const people = PEOPLE.split(',').map((person) => {
  const [id = '', token = ''] = person.split(':')
  return { id: Number(id), token }
})

/** Opened a few at a time: a crowd that arrives within a second is another measurement. */
const AT_ONCE = 50

function arrived(event: LiveEvent): void {
  if (event.type !== 'message') return
  const sent = BigInt(event.message.text)
  process.send?.(Number(process.hrtime.bigint() - sent) / 1e6)
}

async function open(number: number): Promise<void> {
  const person = people[number % people.length]
  if (person === undefined) throw new Error('PEOPLE is empty')
  const socket = io(SERVER, { transports: ['websocket'], auth: { token: person.token }, forceNew: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  await socket.emitWithAck('subscribe', userChannel(person.id))
  // The first page of each person is the one that is measured: the others are there.
  if (number < people.length) socket.on('live', arrived)
}

const total = Number(SOCKETS)
for (let number = 0; number < total; number += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, total - number) }, (_, index) => open(number + index)))
}
process.send?.('open')
process.on('disconnect', () => process.exit(0))
