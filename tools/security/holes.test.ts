import { afterEach, expect, it, vi } from 'vitest'
import { askOsv, installed, verdict } from './holes.mjs'

afterEach(() => vi.unstubAllGlobals())

const packages = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/@consoeurs/api': { link: true, version: '0.1.0' },
  'node_modules/a/node_modules/@scope/b': { version: '1.2.3' },
  'node_modules/c/node_modules/@scope/b': { version: '1.2.3' },
}

it('reads each installed version of production once', () => {
  expect(installed({ packages })).toEqual([
    ['@scope/b', '1.2.3'],
    ['fastify', '5.0.0'],
  ])
})

it('fails on an advisory, with its address', async () => {
  const answer = { results: [{}, { vulns: [{ id: 'GHSA-1' }] }] }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  const found = await askOsv(installed({ packages }))
  expect(verdict(found, 2)).toEqual({ state: 'failed', says: 'fastify 5.0.0: https://osv.dev/GHSA-1' })
  expect(verdict([], 2).state).toBe('passed')
})

it('is skipped, not passed, where no source answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  expect(verdict(await askOsv(installed({ packages })), 2)).toMatchObject({ state: 'skipped' })
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }))
  expect(await askOsv(installed({ packages }))).toBeNull()
})
