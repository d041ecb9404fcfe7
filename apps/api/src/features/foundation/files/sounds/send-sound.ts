import type { FastifyReply, FastifyRequest } from 'fastify'
import { soundType } from './sounds.views.ts'

/**
 * One range of `Range: bytes=…` (RFC 9110, 14.1.2); Safari plays nothing without. Null for the whole, also where the
 * header is malformed or asks for several ranges.
 */
export function byteRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end ? { start, end } : null
}

/** Whole or in part; the caller has checked access and set its headers. */
export function sendSound({ headers }: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  reply.type(soundType).header('accept-ranges', 'bytes')
  const range = byteRange(headers.range, whole.length)
  if (range === null) return reply.send(whole)
  const { start, end } = range
  reply.status(206).header('content-range', `bytes ${start}-${end}/${whole.length}`)
  return reply.send(whole.subarray(start, end + 1))
}
