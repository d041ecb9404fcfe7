import { expect, it } from 'vitest'
import { loader } from './not-found.tsx'

it('ends a path that no route answers in a 404 that names it, and is no fault of ours', () => {
  const request = new Request('http://site.test/nulle-part/du-tout?x=1')
  let thrown: unknown
  try {
    loader({ request } as Parameters<typeof loader>[0])
  } catch (error) {
    thrown = error
  }
  expect(thrown).not.toBeInstanceOf(Error)
  expect(thrown).toMatchObject({ data: 'Page not found: /nulle-part/du-tout', init: { status: 404 } })
})
