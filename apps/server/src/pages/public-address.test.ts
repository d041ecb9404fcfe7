import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { toPublicAddress } from './public-address.ts'

/** Asks a page of https://exemple.fr over a connection without TLS, through a proxy that is trusted or not. */
async function asks(headers: Record<string, string>, { trusted = true } = {}) {
  const app = Fastify({ trustProxy: trusted ? '127.0.0.1' : '10.0.0.1' })
  app.addHook('onRequest', toPublicAddress({ publicUrl: 'https://exemple.fr' }))
  app.get('*', () => 'page')
  const { statusCode, headers: said } = await app.inject({ url: '/a?b=c', headers })
  await app.close()
  return { statusCode, location: said.location }
}

const served = { statusCode: 200, location: undefined }
const redirected = { statusCode: 308, location: 'https://exemple.fr/a?b=c' }

describe('a page behind a proxy', () => {
  it.each([
    ['over TLS', { host: 'exemple.fr', 'x-forwarded-proto': 'https' }, served],
    ['with the port of its scheme', { host: 'exemple.fr:443', 'x-forwarded-proto': 'https' }, served],
    ['by a proxy that keeps silent about TLS', { host: 'exemple.fr' }, served],
    ['by a proxy that names the host beside', { host: 'app:3000', 'x-forwarded-host': 'exemple.fr' }, served],
    ['without TLS', { host: 'exemple.fr', 'x-forwarded-proto': 'http' }, redirected],
    ['at another host', { host: 'www.exemple.fr', 'x-forwarded-proto': 'https' }, redirected],
    ['at another host that the proxy names', { host: 'exemple.fr', 'x-forwarded-host': 'www.exemple.fr' }, redirected],
  ])('%s', async (_how, headers, expected) => {
    expect(await asks(headers)).toEqual(expected)
  })

  it('does not redirect in a loop behind an untrusted proxy', async () => {
    expect(await asks({ host: 'exemple.fr', 'x-forwarded-proto': 'https' }, { trusted: false })).toEqual(served)
  })
})
