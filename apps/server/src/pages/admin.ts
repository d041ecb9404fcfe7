import { loadPageBrand, type PageBrand } from '@consoeurs/brand'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { createAdminPolicy, createNonce } from './page-security.ts'

export const adminPath = '/admin'

const holes = /__(NONCE|BRAND|BRAND_NAME)__/g

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * The page holds no data: it calls the API, which has its own access rules.
 * @param loadPage HTML of the admin app, with its placeholders
 */
export async function openAdmin(settings: Settings, loadPage: () => Promise<string>): Promise<PageHandler> {
  const { code, name }: PageBrand = await loadPageBrand(settings.variant)
  const policy = createAdminPolicy(settings)
  return async (_request, reply) => {
    const page = await loadPage()
    const nonce = createNonce()
    const filled: Record<string, string> = { NONCE: nonce, BRAND: code, BRAND_NAME: escaped(name) }
    return reply
      .headers({
        'Content-Security-Policy': policy(nonce),
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(holes, (_hole, what: string) => filled[what] ?? ''))
  }
}
