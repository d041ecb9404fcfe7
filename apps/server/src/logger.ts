import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { Settings } from './settings.ts'

/** One JSON line per event, on the standard error output: the standard output belongs to the person at the terminal. */
export function createLogger({ logLevel }: Settings): FastifyBaseLogger {
  return Fastify({ logger: { level: logLevel, stream: process.stderr } }).log
}
