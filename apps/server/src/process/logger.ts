import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings/settings.ts'

/** JSON lines on stderr: stdout is for the operator. */
export function createLogger({ logLevel }: Settings): FastifyBaseLogger {
  return Fastify({ logger: { level: logLevel, stream: process.stderr } }).log
}
