import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { limits } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** What may still arrive after an answer that did not wait for the whole body, and for how long. */
const LINGERING_BYTES = 2 * limits.uploadBytes
const LINGERING_MS = 60_000
const LOOKED_AFTER_MS = 20

/**
 * A body that was refused is not read to its end: no more than this of it, however long it is. It is read a little
 * further than the answer, for a browser hears the answer only once it stopped sending, and a connection that is closed
 * under its hands shows her an error of the network instead of our sentence.
 */
export const bodyCutPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) cutBody(request.raw)
    done()
  })
})

/** Reads a little more of a body that was answered already, then ends the connection. */
export function cutBody(raw: IncomingMessage): void {
  const { socket } = raw
  // A call for a page comes by no connection: its body is in memory already.
  if (!(socket instanceof Socket)) return
  raw.unpipe()
  raw.resume()
  const heard = socket.bytesRead
  const until = Date.now() + LINGERING_MS
  const look = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(look)
    if (socket.bytesRead - heard < LINGERING_BYTES && Date.now() < until) return
    clearInterval(look)
    socket.destroy()
  }, LOOKED_AFTER_MS)
  look.unref()
}
