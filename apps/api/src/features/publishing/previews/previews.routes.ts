import { brandAsset } from '@consoeurs/brand'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import pLimit from 'p-limit'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { type PreviewText, readPreviewAddress } from './preview-address.ts'
import { loadPreviewLook, type PreviewLook } from './preview-look.ts'
import { createPreviewStore } from './preview-store.ts'

/** A drawing takes a core for half a second; beyond this queue the brand's default picture is served. */
const WAITING = 20

export const previewsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { brand, settings }) => {
  const signer = { secret: settings.secret, brandCode: brand.code }
  const store = createPreviewStore(settings.dataDir)
  const oneAtATime = pLimit(1)
  const drawing = new Map<string, Promise<Buffer>>()
  let look: Promise<PreviewLook> | undefined

  /** Fetched as a visitor; a missing picture is left out. */
  async function fetchPicture({ picture }: PreviewText): Promise<Buffer | null> {
    if (picture === undefined) return null
    const { statusCode, rawPayload } = await app.inject({ url: picture })
    return statusCode === 200 ? rawPayload : null
  }

  async function draw(words: PreviewText, name: string): Promise<Buffer> {
    look ??= loadPreviewLook(brand)
    // Loaded on demand: it takes 4 MB of memory and is seldom needed.
    const { drawPreview } = await import('./draw-preview.ts')
    const picture = await fetchPicture(words)
    const drawn = await drawPreview({ look: await look, words, tagline: brand.tagline, picture })
    await store.keep(name, drawn)
    return drawn
  }

  /** Concurrent requests share one drawing. */
  function drawOnce(words: PreviewText, name: string): Promise<Buffer> {
    const under = drawing.get(name) ?? oneAtATime(() => draw(words, name)).finally(() => drawing.delete(name))
    drawing.set(name, under)
    return under
  }

  app.get('/previews/*', { schema: { hide: true }, config: { access: 'public' } }, async (request, reply) => {
    const known = readPreviewAddress(signer, (request.params as { '*': string })['*'])
    if (known === null) throw new AppError('NOT_FOUND')
    const forGood = () => reply.type('image/png').header('Cache-Control', 'public, max-age=31536000, immutable')
    const usual = () =>
      reply.header('Cache-Control', 'public, max-age=60').redirect(brandAsset(brand.code, 'og.png'), 302)
    try {
      const kept = await store.read(known.name)
      if (kept !== null) return forGood().send(kept)
      if (oneAtATime.pendingCount >= WAITING && !drawing.has(known.name)) return usual()
      return forGood().send(await drawOnce(known.words, known.name))
    } catch (error) {
      request.log.error({ err: error }, 'a preview could not be drawn')
      reply.removeHeader('content-type')
      return usual()
    }
  })
}
