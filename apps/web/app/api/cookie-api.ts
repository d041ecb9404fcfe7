import type { RouterContextProvider } from 'react-router'
import { type ApiFetch, requestContext } from '../context.ts'
import { type ApiClient, createApiClient } from './client.ts'

interface CookieApi {
  api: ApiClient
  /** The calls collect Set-Cookie here; pass it to the action's response. */
  headers: Headers
}

/**
 * API client that forwards Set-Cookie to the browser, for pages that start or end a session.
 * @param options.ownOrigin sets Origin for plain navigations: only for actions that need no CSRF protection.
 */
export function cookieApi(context: Readonly<RouterContextProvider>, { ownOrigin = false } = {}): CookieApi {
  const { api, publicSettings } = context.get(requestContext)
  const headers = new Headers()
  const call: ApiFetch = async (path, init) => {
    const sent = new Headers(init?.headers)
    if (ownOrigin) sent.set('Origin', publicSettings.publicUrl)
    const response = await api(path, { ...init, headers: sent })
    for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
    return response
  }
  return { api: createApiClient(call), headers }
}
