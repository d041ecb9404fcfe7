import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** A call that deletes says nothing in its body; Strapi's clients announce JSON all the same. */
export const emptyJsonPlugin = fp(async (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.method === 'DELETE') done(null, undefined)
    else void parseJson(request, String(body), done)
  })
})
