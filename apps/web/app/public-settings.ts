import { useRouteLoaderData } from 'react-router'
import type { PublicSettings } from './context.ts'

/** What the root was told of the settings; undefined where its own loader failed. */
export function usePublicSettings(): PublicSettings | undefined {
  return useRouteLoaderData<{ publicSettings: PublicSettings }>('root')?.publicSettings
}
