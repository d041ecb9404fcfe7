import { Outlet, type ShouldRevalidateFunctionArgs, useParams } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { RoomList } from '../features/rooms/room-list.tsx'
import { roomsApi } from '../features/rooms/rooms.api.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import type { Route } from './+types/rooms'
import '../styles/page-room.css'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return loadPage(request, () => roomsApi(pageApi(context)).mine(cursor))
}

/** From one room to the next the list stays: it follows what lives. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

/** Phone: the list, then a room. Wide: both, side by side. */
export default function RoomsPage({ loaderData }: Route.ComponentProps) {
  const { roomId } = useParams()
  const open = roomId !== undefined
  return (
    <ModulePage wide={!open} full={open} bar={open ? null : undefined}>
      <div className="inbox">
        <RoomList served={loaderData} openRoom={roomId} />
        <Outlet />
      </div>
    </ModulePage>
  )
}
