import { catchUpIn } from '../live/live-events.ts'
import { type ApiClient, createApiClient } from './client.ts'
import { productFetch } from './product-fetch.ts'

/** The API as a page's scripts call it, after hydration. */
export const api: ApiClient = createApiClient(productFetch, catchUpIn)
