import { Outlet, type ShouldRevalidateFunctionArgs, useParams } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { RoomList } from '../features/chat/rooms/room-list.tsx'
import { roomsApi } from '../features/chat/rooms/rooms.api.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import styles from '../styles/shared/messages-page.module.css'
import type { Route } from './+types/rooms'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const cursor = searchParams.get('cursor') ?? undefined
  const q = searchParams.get('q')?.trim() ?? ''
  const calls = roomsApi(pageApi(context))
  return loadPage(request, async () => {
    const [rooms, found] = await Promise.all([calls.mine(cursor), q === '' ? null : calls.find(q)])
    return { rooms, found: found === null ? null : { ...found, q } }
  })
}

/** The list stays loaded between rooms: live events update it. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

export default function RoomsPage({ loaderData }: Route.ComponentProps) {
  const { roomId } = useParams()
  const open = roomId !== undefined
  return (
    <ModulePage wide={!open} full={open} bar={open ? null : undefined}>
      <div className={styles.inbox}>
        <RoomList served={loaderData} openRoom={roomId} />
        <Outlet />
      </div>
    </ModulePage>
  )
}
