import type { FastifyRequest } from 'fastify'
import { type Viewer, viewerOf } from '../../platform/access.ts'
import { type Actor, actorOf } from '../../platform/audit.ts'

/** Who decides, from where, and when. */
export interface Judge {
  viewer: Viewer
  actor: Actor
  now: Date
}

export const judgeOf = (request: FastifyRequest, now: Date): Judge => ({
  viewer: viewerOf(request),
  actor: actorOf(request),
  now,
})
