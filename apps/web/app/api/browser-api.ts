import { catchUpIn } from '../events/live-events.ts'
import { type ApiClient, createApiClient } from './client.ts'
import { productFetch } from './product-fetch.ts'

export const api: ApiClient = createApiClient(productFetch, catchUpIn)
