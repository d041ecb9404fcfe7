import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Strapi's clients send DELETE with a JSON content type and no body. */
export const emptyJsonPlugin = fp(async (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.method === 'DELETE') done(null, undefined)
    else void parseJson(request, String(body), done)
  })
})
