import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Server } from 'socket.io'
import { io as open, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Viewer } from '../http/access.ts'
import type { LiveServer } from './realtime.ts'
import { boundSockets } from './socket-bounds.ts'

const KB = 1024

let io: LiveServer
let url: string
let pages: Socket[]

beforeEach(async () => {
  const http = createServer()
  io = new Server(http, { transports: ['websocket'] })
  io.use((socket, next) => {
    socket.data.viewer = { id: Number(socket.handshake.auth.id) } as Viewer
    next()
  })
  boundSockets(io, { unread: 64 * KB, perMember: 2 })
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  pages = []
})

afterEach(async () => {
  for (const page of pages) page.disconnect()
  await io.close()
})

/** `null` once it is open, or else the reason of the refusal. */
function opens(id: number): Promise<string | null> {
  const page = open(url, { transports: ['websocket'], auth: { id }, forceNew: true, reconnection: false })
  pages.push(page)
  return new Promise((resolve) => {
    page.on('connect', () => resolve(null))
    page.on('connect_error', ({ message }) => resolve(message))
  })
}

/** A page that connected and reads no more, by hand: a library would read on its own. */
async function openDeaf(): Promise<void> {
  const heard = connect(Number(new URL(url).port), '127.0.0.1')
  heard.on('error', () => undefined)
  const headers = ['Host: a', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const key = `Sec-WebSocket-Key: ${Buffer.from('a page that is deaf').subarray(0, 16).toString('base64')}`
  const answer = new Promise((resolve) => {
    heard.once('data', resolve)
  })
  heard.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${[...headers, key].join('\r\n')}\r\n\r\n`)
  await answer
  const packet = Buffer.from('40{"id":9}')
  const connected = new Promise((resolve) => {
    io.once('connection', resolve)
  })
  heard.pause()
  // A masked text frame (RFC 6455 §5.2), its mask of zeros.
  heard.write(Buffer.concat([Buffer.from([0x81, 0x80 | packet.length, 0, 0, 0, 0]), packet]))
  await connected
}

it('disconnects a page that does not read, and no other', async () => {
  expect(await opens(1)).toBeNull()
  await openDeaf()
  const [reader] = pages
  let heard = 0
  reader?.on('live', () => {
    heard += 1
  })
  const gone = new Promise<string>((resolve) => {
    for (const socket of io.sockets.sockets.values()) if (socket.data.viewer.id === 9) socket.on('disconnect', resolve)
  })
  let told = 0
  let over = false
  void gone.then(() => {
    over = true
  })
  const words = 'a'.repeat(32 * KB)
  while (!over) {
    io.emit('live', { type: words } as never)
    told += 1
    // Until it was heard by who reads: what the process can hold is not the question, but what it keeps for who does not.
    while (heard < told) await new Promise((resolve) => reader?.once('live', resolve))
  }
  expect(await gone).toMatch(/^transport/)
  expect(reader?.connected).toBe(true)
})

it('limits the open pages of a member, and frees a slot when one is closed', async () => {
  expect(await Promise.all([opens(1), opens(1)])).toEqual([null, null])
  expect(await opens(1)).toBe('TOO_MANY_PAGES')
  expect(await opens(2)).toBeNull()
  const [socket] = [...io.sockets.sockets.values()].filter(({ data }) => data.viewer.id === 1)
  const closed = new Promise((resolve) => socket?.on('disconnect', resolve))
  pages[0]?.disconnect()
  pages[1]?.disconnect()
  await closed
  expect(await opens(1)).toBeNull()
})
