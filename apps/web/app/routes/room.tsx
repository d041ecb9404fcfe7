import { parseWithZod } from '@conform-to/zod/v4'
import { OpenRoom, SendRoomMessage } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { failForm, refusedText, refuseForm } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { draftsApi } from '../drafts/drafts.api.ts'
import { RoomTalkView } from '../features/chat/rooms/room-view.tsx'
import { roomsApi } from '../features/chat/rooms/rooms.api.ts'
import { TalkNotHere } from '../features/chat/talk/talk-not-here.tsx'
import { roomHref } from '../features/publishing/communities/rooms-links.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checkParams, isSlug } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { roomsText } from '../text/rooms.ts'
import type { Route } from './+types/room'

export const loader = checkParams(
  { slugCommunity: isSlug, roomId: isSlug },
  async ({ request, params, context }: Route.LoaderArgs) => {
    const client = pageApi(context)
    const calls = roomsApi(client)
    const { slugCommunity, roomId } = params
    const { search, searchParams } = pageAddress(request)
    // Invalid parameters fall back to the default.
    const at = OpenRoom.catch({ at: 'unread' }).parse(Object.fromEntries(searchParams))
    return loadPage(request, async () => {
      const opened = await calls.open(roomId, at).catch((error: unknown) => {
        // No access: show the community page.
        throw error instanceof ApiFailure && error.status === 403 ? redirect(`/c/${slugCommunity}`) : error
      })
      const { id, slug, community } = opened.room
      if (slug !== roomId || community.slug !== slugCommunity)
        throw redirectTo(roomHref(opened.room) + search, { status: 301 })
      const [{ items }, { draft }] = await Promise.all([calls.pins(id), draftsApi(client).get(`room:${id}`)])
      return { opened, pin: items[0] ?? null, draft, clientId: crypto.randomUUID() }
    })
  },
)

/** The composer as a plain form, without scripts. */
export const action = checkParams(
  { slugCommunity: isSlug, roomId: isSlug },
  async ({ request, params, context }: Route.ActionArgs) => {
    const calls = roomsApi(pageApi(context))
    const submission = parseWithZod(await request.formData(), { schema: SendRoomMessage })
    if (submission.status !== 'success') return refuseForm(submission)
    try {
      const { room } = await calls.open(params.roomId, { at: 'end' })
      await calls.send(room.id, submission.value)
    } catch (error) {
      return failForm(submission, error)
    }
    throw redirectTo(pageAddress(request).pathname)
  },
)

export default function RoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, pin, draft, clientId } = loaderData
  const { slug, name, community } = opened.room
  return (
    <>
      <PageMeta title={`${name}, ${community.name}`} hidden />
      <RoomTalkView
        key={slug}
        served={opened}
        pin={pin}
        draft={draft}
        clientId={clientId}
        refused={refusedText(actionData)}
      />
    </>
  )
}

export const ErrorBoundary = () => (
  <TalkNotHere words={roomsText.notHere} gone={roomsText.gone} list="/community-room" />
)
