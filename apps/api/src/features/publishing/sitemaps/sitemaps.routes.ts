import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { encodingFor } from '../../../platform/http/content-encoding.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { siteMapIndex, siteMapPart } from './site-map-xml.ts'
import { type SiteMap, siteMaps } from './site-maps.ts'

const config = { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } } as const
const schema = { hide: true } as const
const AGE = 'public, max-age=3600'

const LaterPart = z.object({ part: z.coerce.number().int().min(2).max(1_000_000) })

/** Streamed: no map is ever complete in memory. */
function sendStream(request: FastifyRequest, reply: FastifyReply, text: AsyncGenerator<string>): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.type('application/xml; charset=utf-8').header('Cache-Control', AGE).header('Vary', 'Accept-Encoding')
  const source = Readable.from(text, { objectMode: false })
  if (encoding === 'plain') return reply.send(source)
  const squeezed =
    encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }) : createGzip()
  // An error destroys the sent stream, which ends the response.
  pipeline(source, squeezed, () => undefined)
  return reply.header('Content-Encoding', encoding).send(squeezed)
}

/** Specification §2: only what visitors may read. */
export const sitemapsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, brand, settings, now }) => {
  const context = () => ({ db, brand, publicUrl: settings.publicUrl, now: now() })

  const sendPart = async (request: FastifyRequest, reply: FastifyReply, map: SiteMap, part: number) => {
    const text = await siteMapPart(context(), map, part)
    if (text === null) throw new AppError('NOT_FOUND')
    return sendStream(request, reply, text)
  }

  app.get('/sitemap.xml', { schema, config }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', AGE)
      .send(await siteMapIndex(context())),
  )

  for (const map of siteMaps) {
    app.get(`/${map.name}-sitemap.xml`, { schema, config }, (request, reply) => sendPart(request, reply, map, 0))
    app.get(
      `/${map.name}-sitemap-:part(^\\d+).xml`,
      { schema: { ...schema, params: LaterPart }, config },
      (request, reply) => sendPart(request, reply, map, request.params.part - 1),
    )
  }
}
