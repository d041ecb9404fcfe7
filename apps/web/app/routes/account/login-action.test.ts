import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type RequestContext, requestContext } from '../../context.ts'
import { loader } from './login-action.tsx'

const firebase = { apiKey: 'cle', authDomain: 'a.test', projectId: 'demo', emulator: null, providers: [] }

/** Where the page leads, or what it shows. */
function opened(query: string, config: typeof firebase | null = firebase) {
  const context = new RouterContextProvider()
  context.set(requestContext, { publicSettings: { firebase: config } } as unknown as RequestContext)
  const request = new Request(`https://site.test/login/action${query}`)
  try {
    return loader({ request, context } as never)
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('Location') : answer
  }
}

it('leads the mails of Firebase to the page that answers them, with what they brought', () => {
  expect(opened('?mode=signIn&oobCode=x')).toBe('/login/link?mode=signIn&oobCode=x')
  expect(opened('?mode=resetPassword&oobCode=x')).toBe('/password/nouveau?mode=resetPassword&oobCode=x')
})

it('answers the confirmation of an address itself', () => {
  expect(opened('?mode=verifyEmail&oobCode=x')).toEqual({ firebase, code: 'x' })
})

it.each(['', '?mode=autre', '?mode=constructor', '?mode=__proto__'])('shows a dead link for « %s »', (query) => {
  expect(opened(query)).toEqual({ firebase, code: null })
})

it('leads to the sign-in where Firebase checks nobody', () => {
  expect(opened('?mode=verifyEmail&oobCode=x', null)).toBe('/login')
})
