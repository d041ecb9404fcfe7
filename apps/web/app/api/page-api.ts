import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '../context.ts'
import { toTheDoor } from '../navigation/to-the-door.ts'
import { type ApiClient, ApiFailure, createApiClient } from './client.ts'
import { pageAddress } from './page-address.ts'

/** The API as loaders and actions call it: in memory, as the woman who asks for the page. */
export function pageApi(context: Readonly<RouterContextProvider>): ApiClient {
  const { api } = context.get(requestContext)
  return createApiClient((input, init) => api(String(input), init))
}

/** A loader's failure as the page's HTTP status: signed out leads to /login and back, the rest to the error page. */
export function pageFailure(error: unknown, request: Request): never {
  if (!(error instanceof ApiFailure)) throw error
  if (error.status === 401) throw toTheDoor(pageAddress(request))
  throw data(error.message, { status: error.status || 503 })
}

/** Runs a loader's calls; a refusal becomes the page's answer. */
export async function loadPage<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    return pageFailure(error, request)
  }
}
