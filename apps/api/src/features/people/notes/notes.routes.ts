import { NoteView, UsernameParam, WriteNote } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { writeNote } from './write-note.ts'

/** Private notes (product §4). */
export const notesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, now }) => {
  app.put('/api/notes/:username', {
    summary: 'Write a private note about a member',
    schema: { params: UsernameParam, body: WriteNote, response: { 200: NoteView } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => {
      const note = { username: request.params.username, text: request.body.text, now: now() }
      return unitOfWork((tx) => writeNote(tx, viewerOf(request), note))
    },
  })
}
