import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPageBrand, type PageBrand } from '@consoeurs/brand'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createDeskPolicy, createNonce } from './page-security.ts'
import type { Settings } from './settings.ts'

/** Where the desk lives; its files lie below, in `assets/`. */
export const deskPath = '/admin'

/** What `index.html` of the desk leaves open. */
const holes = /__(NONCE|BRAND|BRAND_NAME)__/g

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

type Serve = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * The desk's one page. It holds nothing of anybody: what it shows it asks of the API, which has its own rules.
 *
 * @param folder the built desk
 */
export async function openDesk(settings: Settings, folder: string): Promise<Serve> {
  const { code, name }: PageBrand = await loadPageBrand(settings.variant)
  const page = readFileSync(join(folder, 'admin', 'index.html'), 'utf8')
  const policy = createDeskPolicy(settings)
  return (_request, reply) => {
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
