import { describe, expect, it } from 'vitest'
import { cacheKeyOf, pageOfData } from './cached-pages.ts'

const at = (address: string) => new URL(address, 'https://site.test')

describe('what a device keeps of her pages', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/shares', '/shares'],
    ['/shares/?index', '/shares'],
    ['/shares/12-brume', '/shares/12-brume'],
    ['/members', '/members'],
    ['/messages', '/messages'],
    ['/messages/ines', '/messages/ines'],
    ['/community-room', '/community-room'],
    ['/c/lectrices/presentations', '/c/lectrices/presentations'],
    ['/notifications', '/notifications'],
    ['/search', '/search'],
    ['/p', '/p'],
    ['/p/ines', '/p/ines'],
    ['/p/ines?onglet=partages', '/p/ines?onglet=partages'],
    ['/shares?publier=photo', '/shares?publier=1'],
    ['/shares?publier=1&recu=1', '/shares?publier=1'],
  ])('%s is kept as %s', (address, name) => {
    expect(cacheKeyOf(at(address))).toBe(name)
  })

  it.each([
    '/',
    '/settings',
    '/settings/securite',
    '/settings/donnees',
    '/settings/steps',
    '/account/suspended',
    '/login',
    '/logout',
    '/admin',
    '/admin/members',
    '/api/users/me',
    '/p/ines/signaler',
    '/members?near=1',
    '/search?q=levain',
    '/shares?cursor=abc',
    '/shares?publier=1&texte=mot',
    '/dev/mails',
    '/shares/recevoir',
    '/c/lectrices/presentations?message=12',
  ])('%s is never kept', (address) => {
    expect(cacheKeyOf(at(address))).toBeNull()
  })
})

it.each([
  ['/messages/ines.data?_routes=routes%2Fmessages', '/messages/ines'],
  ['/_.data', '/'],
  ['/p/ines_.data', '/p/ines_'],
  ['/p/ines.data?onglet=partages&_routes=routes%2Fprofile', '/p/ines?onglet=partages'],
])('knows the page that %s is the data of', (address, page) => {
  const found = pageOfData(at(address))
  expect(`${found?.pathname}${found?.search}`).toBe(page)
})

it('takes no page for data', () => {
  expect(pageOfData(at('/p/ines'))).toBeNull()
})
