import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { roomsApi } from '../features/rooms/rooms.api.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checked, isSlug } from '../navigation/route-checks.ts'
import type { Route } from './+types/room-link'

/** The short link of a room: into it who is in its community, to the community's door who is not. */
export const loader = checked({ slug: isSlug }, async ({ request, params, context }: Route.LoaderArgs) => {
  const place = await loadPage(request, () => roomsApi(pageApi(context)).place(params.slug))
  const { search } = pageAddress(request)
  throw redirectTo(place.inside ? `/c/${place.community}/${place.room}${search}` : `/c/${place.community}`)
})

/** Nothing of its own to show: as a page, and no bare answer, it says by the site’s own error page that a room is not there. */
export default function RoomLink() {
  return null
}
