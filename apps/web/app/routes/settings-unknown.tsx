import { refusedPath } from '../errors/not-found.ts'
import type { Route } from './+types/settings-unknown'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

/** The check of `{page}` is the site map itself: each page that exists has its own line there, above this one. */
export function loader({ request }: Route.LoaderArgs) {
  throw refusedPath(request)
}

export default function SettingsUnknown() {
  return null
}
