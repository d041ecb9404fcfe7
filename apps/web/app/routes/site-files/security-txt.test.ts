import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { requestContext } from '../../context.ts'
import { loader } from './security-txt.ts'

it('names a contact and a date to come within a year, each on a line of its own', async () => {
  const context = new RouterContextProvider()
  const publicSettings = { publicUrl: 'https://exemple.fr' }
  context.set(requestContext, { publicSettings } as never)
  const answer = loader({ context } as unknown as Parameters<typeof loader>[0])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  )
  expect(lines).toMatchObject({
    Contact: 'https://exemple.fr/l/contact',
    Canonical: 'https://exemple.fr/.well-known/security.txt',
    'Preferred-Languages': 'fr, en',
  })
  const days = (Date.parse(lines.Expires ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
