import type { IncomingHttpHeaders } from 'node:http'
import type { Viewer } from './access.ts'

/** Reads who is behind a request from its cookie or bearer token. Identity implements it. */
export interface SessionReader {
  read(headers: IncomingHttpHeaders): Promise<Viewer | null>
}
