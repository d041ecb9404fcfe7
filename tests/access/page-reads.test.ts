import { setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'

const { test, camille, maud } = await setUpTestApp({ personas: ['camille', 'maud'] })

/** Something that exists under each id, so that refusals come from the access rules. */
beforeAll(async () => {
  const share = { kind: 'pensee', body: 'Le premier train', visibility: 'public', images: [] }
  await camille.posts('/api/shares', share)
})

const filled = (url: string) =>
  url.replace(/:(\w+)/g, (_, name: string) => (/username|login/i.test(name) ? 'camille' : '1'))

it.each(['visitor', 'camille', 'maud'] as const)('reads for pages of %s refuse what the route refuses', async (who) => {
  const person = { visitor: test.visitor, camille, maud }[who]
  const viewer =
    person.token === null ? null : await test.app.sessions.read({ authorization: `Bearer ${person.token}` })
  const reads = test.app.declaredRoutes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'))
  const answered: string[] = []
  for (const { url } of reads) {
    const path = filled(url)
    const found = await test.app.readInProcess(path, { headers: {}, ip: '127.0.0.1', viewer })
    if (found === null) continue
    const { status, body } = await person.gets(path)
    expect({ path, status }).toEqual({ path, status: 200 })
    expect(found.value, path).toEqual(body)
    answered.push(path)
  }
  expect(answered.length).toBeGreaterThan(5)
})
