import { expect, it } from 'vitest'
import { ApiFailure } from '../api/client.ts'
import { pageFailure } from '../api/page-api.ts'
import { pageAddress } from './page-address.ts'

const asked = (path: string) => new Request(`https://exemple.fr${path}`)

it.each([
  ['/visits', '/visits'],
  ['/visits.data', '/visits'],
  ['/visits.data?cursor=12&_routes=routes%2Fvisits', '/visits?cursor=12'],
  ['/visits.data?_routes=routes%2Fvisits', '/visits'],
  ['/_.data', '/'],
  ['/p/ines.data?onglet=partages', '/p/ines?onglet=partages'],
  ['/search?q=a%20b', '/search?q=a%20b'],
])('%s is asked for %s', (path, page) => {
  const { pathname, search } = pageAddress(asked(path))
  expect(pathname + search).toBe(page)
})

it('brings her back to the page, not to its data, where her session ended on the way', () => {
  const signedOut = new ApiFailure('SIGN_IN_REQUIRED', { status: 401, text: 'Connecte-toi pour continuer.' })
  const leadsTo = (path: string) => {
    try {
      return pageFailure(signedOut, asked(path))
    } catch (answer) {
      return (answer as Response).headers.get('Location')
    }
  }
  expect(leadsTo('/visits.data?_routes=routes%2Fvisits')).toBe('/login?suite=%2Fvisits')
  expect(leadsTo('/messages/ines?vers=12')).toBe('/login?suite=%2Fmessages%2Fines%3Fvers%3D12')
})
