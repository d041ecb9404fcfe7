import { type ApiClient, createApiClient } from './client.ts'

/** The API as a page's scripts call it, after hydration: same origin, her cookie. */
export const api: ApiClient = createApiClient((input, init) => globalThis.fetch(input, init))
