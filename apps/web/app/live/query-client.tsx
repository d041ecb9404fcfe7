import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiFailure } from '../api/client.ts'

/** A refusal will not change by asking again; what the network lost may. */
const mayRetry = (failures: number, error: unknown) =>
  failures < 3 && (!(error instanceof ApiFailure) || error.code === 'OFFLINE' || error.status >= 500)

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: mayRetry, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })

/** One for the whole visit: it outlives the layouts that provide it. The server makes one for each page. */
let ofVisit: QueryClient | undefined

function clientOfVisit(): QueryClient {
  if (import.meta.env.SSR) return newClient()
  ofVisit ??= newClient()
  return ofVisit
}

/**
 * The cache of what lives in the browser: lists that grow, reactions, messages. Loaders give the first page; live events
 * keep it true, so nothing is asked again only because time passed. Provided by the layouts whose pages have lists, so
 * that forms and settings do not carry it.
 */
export function LiveQueries({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfVisit)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
