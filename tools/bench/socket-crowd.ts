/**
 * Many open pages in one process: PEOPLE share SOCKETS between them. Its parent hears
 * - `{open: true}` when all are open,
 * - `{delay}` for each message that reaches a measured page (its text is the sender's monotonic clock, which the whole
 *   machine shares), in milliseconds,
 * - after it said `break`: `{back}`, the seconds until every page was connected, subscribed and had caught up,
 * - after it said `account`: `{heard, lost}`, the messages that the measured pages know of and those they missed.
 */
import { userChannel } from '@consoeurs/contract'
import { io } from 'socket.io-client'
import { MeasuredPage, type PageOwner } from './measured-page.ts'

const { SERVER = '', SOCKETS = '100', PEOPLE = '' } = process.env
const people = PEOPLE.split(',').map((person): PageOwner => {
  const [id = '', token = '', conversationId = ''] = person.split(':')
  return { id: Number(id), token, conversationId: Number(conversationId), server: SERVER }
})

/** Opened a few at a time: a crowd that arrives within a second is another measurement, `break`. */
const AT_ONCE = 50

const pages: { breakOff: () => void; isBack: () => Promise<void> }[] = []
const measured: MeasuredPage[] = []
const tell = (message: object) => process.send?.(message)

async function open(number: number): Promise<void> {
  const owner = people[number % people.length]
  if (owner === undefined) throw new Error('PEOPLE is empty')
  const page = new MeasuredPage(owner, (delay) => tell({ delay }))
  // The pauses are those of the product's own pages (apps/web/app/live/socket.ts).
  const socket = io(SERVER, {
    transports: ['websocket'],
    auth: { token: owner.token },
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  })
  // The first page of each person is the one that is measured: the others are there, and catch up like it.
  if (number < people.length) {
    measured.push(page)
    socket.on('live', (event) => page.hear(event))
  }
  const opened = () =>
    new Promise<void>((resolve) => {
      socket.once('connect', async () => {
        await socket.emitWithAck('subscribe', userChannel(owner.id))
        await page.catchUp()
        resolve()
      })
    })
  let back = opened()
  pages.push({
    breakOff: () => {
      back = opened()
      // As a network that goes away: the socket was not asked, and comes back by itself.
      socket.io.engine.close()
    },
    isBack: () => back,
  })
  await back
}

const commands: Record<string, () => Promise<object>> = {
  break: async () => {
    const begun = performance.now()
    for (const page of pages) page.breakOff()
    await Promise.all(pages.map((page) => page.isBack()))
    return { back: (performance.now() - begun) / 1_000 }
  },
  account: async () => {
    const accounts = await Promise.all(measured.map((page) => page.account()))
    const sum = (of: 'heard' | 'lost') => accounts.reduce((total, account) => total + account[of], 0)
    return { heard: sum('heard'), lost: sum('lost') }
  },
}
process.on('message', async (command) => tell((await commands[String(command)]?.()) ?? {}))
process.on('disconnect', () => process.exit(0))

const total = Number(SOCKETS)
for (let number = 0; number < total; number += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, total - number) }, (_, index) => open(number + index)))
}
tell({ open: true })
