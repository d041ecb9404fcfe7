import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiFailure } from '../api/client.ts'

/** A refusal will not change by asking again; what the network lost may. */
const mayRetry = (failures: number, error: unknown) =>
  failures < 3 && (!(error instanceof ApiFailure) || error.code === 'OFFLINE' || error.status >= 500)

/**
 * The cache of what lives in the browser: lists that grow, reactions, messages. Loaders give the first page; live events
 * keep it true, so nothing is asked again only because time passed.
 */
export function LiveQueries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: Number.POSITIVE_INFINITY, retry: mayRetry, refetchOnWindowFocus: false },
          mutations: { retry: false },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
