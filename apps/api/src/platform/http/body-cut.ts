import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { limits } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Limits for reading on after an early response. */
const LINGERING_BYTES = 2 * limits.uploadBytes
const LINGERING_MS = 60_000
const LOOKED_AFTER_MS = 20

/**
 * Stops reading refused bodies, but not at once: a browser reads the response only after it stops sending. If the
 * connection closes earlier, it shows a network error instead.
 */
export const bodyCutPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) cutBody(request.raw)
    done()
  })
})

export function cutBody(raw: IncomingMessage): void {
  const { socket } = raw
  // In-process page requests have no socket; their body is already in memory.
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
