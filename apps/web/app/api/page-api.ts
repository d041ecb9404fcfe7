import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '../context.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectToSignIn } from '../navigation/redirect-to-sign-in.ts'
import { type ApiClient, ApiFailure, createApiClient } from './client.ts'

/** Calls the API in this process, as the requester. */
export function pageApi(context: Readonly<RouterContextProvider>): ApiClient {
  const { api } = context.get(requestContext)
  return createApiClient((input, init) => api(String(input), init))
}

/** 401 redirects to /login with a return path, other errors go to the error page. */
export function pageFailure(error: unknown, request: Request): never {
  if (!(error instanceof ApiFailure)) throw error
  if (error.status === 401) throw redirectToSignIn(pageAddress(request))
  throw data(error.message, { status: error.status || 503 })
}

export async function loadPage<T>(request: Request, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    return pageFailure(error, request)
  }
}
