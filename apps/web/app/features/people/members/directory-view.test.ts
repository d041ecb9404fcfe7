import { expect, it } from 'vitest'
import { readView } from './directory-view.ts'

const asked = (address: string, cookie?: string) =>
  new Request(`https://site.test${address}`, { headers: cookie === undefined ? {} : { Cookie: cookie } })

it('draws a grid for who never chose, and keeps nothing', () => {
  expect(readView(asked('/members'), true)).toEqual({ view: 'grid', keep: null })
  expect(readView(asked('/members?vue=mosaïque', 'membres=%3Cb%3E'), true)).toEqual({ view: 'grid', keep: null })
})

it('keeps a choice for this host alone, over https where the site is', () => {
  const { view, keep } = readView(asked('/members?vue=list'), true)
  expect(view).toBe('list')
  expect(keep).toMatch(/^__Host-membres=list; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/)
  expect(readView(asked('/members?vue=list'), false).keep).toMatch(
    /^membres=list; Path=\/; [^S]*SameSite=Lax; HttpOnly$/,
  )
})

it.each(['__Host-membres=list', 'membres=list', 'a=b; membres=grid; __Host-membres=list'])(
  'knows her choice from « %s »',
  (cookie) => {
    expect(readView(asked('/members', cookie), true)).toEqual({ view: 'list', keep: null })
  },
)
