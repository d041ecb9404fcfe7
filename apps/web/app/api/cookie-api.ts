import type { RouterContextProvider } from 'react-router'
import { requestContext } from '../context.ts'
import { type ApiClient, createApiClient } from './client.ts'

interface CookieApi {
  api: ApiClient
  /** Filled by the calls: give it to the answer of the action. */
  headers: Headers
}

/** The API for actions that open or close a session: the cookies it sets go on to her browser. */
export function cookieApi(context: Readonly<RouterContextProvider>): CookieApi {
  const { api } = context.get(requestContext)
  const headers = new Headers()
  const call: typeof globalThis.fetch = async (input, init) => {
    const response = await api(String(input), init)
    for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
    return response
  }
  return { api: createApiClient(call), headers }
}
