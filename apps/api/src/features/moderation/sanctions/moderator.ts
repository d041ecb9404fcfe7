import type { FastifyRequest } from 'fastify'
import { type Actor, actorOf } from '../../../platform/data/audit.ts'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'

export interface Moderator {
  viewer: Viewer
  actor: Actor
  now: Date
}

export const moderatorOf = (request: FastifyRequest, now: Date): Moderator => ({
  viewer: viewerOf(request),
  actor: actorOf(request),
  now,
})
