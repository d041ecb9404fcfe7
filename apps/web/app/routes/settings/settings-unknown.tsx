import { refusedPath } from '../../navigation/not-found.ts'
import type { Route } from './+types/settings-unknown'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

/** Existing settings pages match before this route. */
export function loader({ request }: Route.LoaderArgs) {
  throw refusedPath(request)
}

export default function SettingsUnknown() {
  return null
}
