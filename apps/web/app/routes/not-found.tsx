import { unmatchedPath } from '../navigation/not-found.ts'
import type { RouteHandle } from '../reader-page.ts'
import type { Route } from './+types/not-found'

export const handle: RouteHandle = { reader: true }

export function loader({ request }: Route.LoaderArgs) {
  throw unmatchedPath(request)
}

export default function NotFound() {
  return null
}
