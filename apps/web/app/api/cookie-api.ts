import type { RouterContextProvider } from 'react-router'
import { type ApiFetch, requestContext } from '../context.ts'
import { type ApiClient, createApiClient } from './client.ts'

interface CookieApi {
  api: ApiClient
  /** Filled by the calls: give it to the answer of the action. */
  headers: Headers
}

/**
 * The API for pages that open or close a session: the cookies it sets go on to her browser.
 * @param options.ownOrigin speaks as this site where the browser named no origin (a page that is merely opened): only for
 * what anyone may safely be made to do.
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
