import { useRouteLoaderData } from 'react-router'
import type { PublicSettings } from './context.ts'

/** Settings from the root loader; undefined where it failed. */
export function usePublicSettings(): PublicSettings | undefined {
  return useRouteLoaderData<{ publicSettings: PublicSettings }>('root')?.publicSettings
}
