import { loadPage, pageApi } from '../api/page-api.ts'
import { roomsApi } from '../features/chat/rooms/rooms.api.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checkParams, isSlug } from '../navigation/route-checks.ts'
import type { Route } from './+types/room-link'

/** Members of the community enter the room, others go to the community page. A group opens in the conversations. */
export const loader = checkParams({ slug: isSlug }, async ({ request, params, context }: Route.LoaderArgs) => {
  const place = await loadPage(request, () => roomsApi(pageApi(context)).place(params.slug))
  const { search } = pageAddress(request)
  if (place.group) throw redirectTo(`/messages/groupe/${place.room}${search}`)
  throw redirectTo(place.inside ? `/c/${place.community}/${place.room}${search}` : `/c/${place.community}`)
})

/** A missing room shows the error page instead of a bare response. */
export default function RoomLink() {
  return null
}
