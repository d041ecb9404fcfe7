import { buildTestApp, type Person, type TestApp, uploadPhoto } from '@consoeurs/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
})
afterAll(() => test.close())

const kept = async (who: Person, url: string) => (await who.gets(url)).headers['cache-control']

describe('what a member is told', () => {
  it('is kept by no browser, refusals included', async () => {
    for (const url of ['/api/users/me', '/api/shares', '/api/members/personne', '/api/desk/users']) {
      expect(await kept(camille, url), url).toBe('no-store')
      expect(await kept(test.visitor, url), url).toBeUndefined()
    }
  })

  it('is kept where the answer itself says how', async () => {
    const file = await uploadPhoto(camille)
    expect(await kept(camille, file.url)).toBe('private, max-age=300')
  })
})

it('the pages that show the API to programmers run their own scripts alone', async () => {
  const { status, headers } = await test.visitor.gets('/api/docs')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';.* frame-ancestors 'none'/)
})
