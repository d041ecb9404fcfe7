import { expect, it } from 'vitest'
import { forgetArrival, keepArrival, readArrival } from './kept-arrival.ts'

const asked = (address: string, cookie = '') =>
  new Request(`https://site.test${address}`, { headers: { Cookie: cookie } })
const keptFrom = (address: string) =>
  new Headers(keepArrival(readArrival(asked(address)), true)).get('Set-Cookie')?.split(';', 1)[0] ?? ''

it('keeps nothing for who came from nowhere', () => {
  expect(keepArrival(readArrival(asked('/signup')), true)).toEqual({})
})

it.each([
  ['/signup?invitation=0af3', { invitation: '0af3' }],
  ['/signup?ville=saint-denis', { town: 'saint-denis' }],
  ['/signup?invitation=0af3&ville=saint-denis', { invitation: '0af3', town: 'saint-denis' }],
])('finds on a later page where %s came from', (address, arrival) => {
  expect(readArrival(asked('/signup/avec', keptFrom(address)))).toEqual(arrival)
})

it('a later link replaces the first', () => {
  expect(readArrival(asked('/signup?invitation=bb', keptFrom('/signup?invitation=aa&ville=lyon')))).toEqual({
    invitation: 'bb',
  })
})

it.each([`arrivee=%E0%A4%A`, 'arrivee=%', `arrivee=invitation%3D${'x'.repeat(65)}`, 'arrivee='])(
  'ignores the broken cookie %s',
  (cookie) => {
    expect(readArrival(asked('/signup/avec', cookie))).toEqual({})
  },
)

it('is for this host alone, hidden from scripts, and ends with the sign-up', () => {
  expect(new Headers(keepArrival({ town: 'lyon' }, true)).get('Set-Cookie')).toMatch(
    /^__Host-arrivee=ville%3Dlyon; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure$/,
  )
  expect(forgetArrival(false)).toBe('arrivee=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly')
})
