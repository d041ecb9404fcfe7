import { brandAsset } from '@consoeurs/brand'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import pLimit from 'p-limit'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { type PreviewWords, readPreviewAddress } from './preview-address.ts'
import { loadPreviewLook, type PreviewLook } from './preview-look.ts'
import { createPreviewStore } from './preview-store.ts'

/** A picture takes a core for half a second: the next waits, and beyond these the brand's own picture does. */
const WAITING = 20

/**
 * The pictures beside addresses that somebody shares: drawn when one is first asked for, kept on the disk, and kept for
 * good by whoever asked, because other words have another address.
 */
export const previewsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { brand, settings }) => {
  const signer = { secret: settings.secret, brandCode: brand.code }
  const store = createPreviewStore(settings.dataDir)
  const oneAtATime = pLimit(1)
  const drawing = new Map<string, Promise<Buffer>>()
  let look: Promise<PreviewLook> | undefined

  /** As any visitor may see it; what is not there (any more) is drawn without. */
  async function fetchPicture({ picture }: PreviewWords): Promise<Buffer | null> {
    if (picture === undefined) return null
    const { statusCode, rawPayload } = await app.inject({ url: picture })
    return statusCode === 200 ? rawPayload : null
  }

  async function draw(words: PreviewWords, name: string): Promise<Buffer> {
    look ??= loadPreviewLook(brand)
    // Four megabytes that a server keeps once it has them: most of its life nobody asks for a picture that is not there.
    const { drawPreview } = await import('./draw-preview.ts')
    const picture = await fetchPicture(words)
    const drawn = await drawPreview({ look: await look, words, tagline: brand.tagline, picture })
    await store.keep(name, drawn)
    return drawn
  }

  /** Once, however many ask at the same time. */
  function drawOnce(words: PreviewWords, name: string): Promise<Buffer> {
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
