/**
 * Open pages in one process: PEOPLE share SOCKETS connections. It sends the parent:
 * - `{open: true}` when all are connected,
 * - `{delay}` in ms per message to a measured page (its text is the sender's monotonic clock),
 * - after `break`: `{back}`, seconds until all pages caught up,
 * - after `account`: `{heard, lost}` of the measured pages.
 */
import { userChannel } from '@consoeurs/contract'
import { io } from 'socket.io-client'
import { MeasuredPage, type PageOwner } from './measured-page.ts'

const { SERVER = '', SOCKETS = '100', PEOPLE = '' } = process.env
const people = PEOPLE.split(',').map((person): PageOwner => {
  const [id = '', token = '', conversationId = ''] = person.split(':')
  return { id: Number(id), token, conversationId: Number(conversationId), server: SERVER }
})

/** A simultaneous arrival is measured by `break` instead. */
const AT_ONCE = 50

const pages: { breakOff: () => void; isBack: () => Promise<void> }[] = []
const measured: MeasuredPage[] = []
const tell = (message: object) => process.send?.(message)

async function open(number: number): Promise<void> {
  const owner = people[number % people.length]
  if (owner === undefined) throw new Error('PEOPLE is empty')
  const page = new MeasuredPage(owner, (delay) => tell({ delay }))
  // As in apps/web/app/live/socket.ts.
  const socket = io(SERVER, {
    transports: ['websocket'],
    auth: { token: owner.token },
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  })
  // Only the first page of each person is measured.
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
      // Like a lost network: the socket reconnects by itself.
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
