import { parseWithZod } from '@conform-to/zod/v4'
import { OpenRoom, SendRoomMessage } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { failForm, refusedWords, refuseForm } from '../api/form-answer.ts'
import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { draftsApi } from '../drafts/drafts.api.ts'
import { TalkNotHere } from '../errors/talk-not-here.tsx'
import { RoomTalkView } from '../features/rooms/room-view.tsx'
import { roomsApi } from '../features/rooms/rooms.api.ts'
import { roomHref } from '../features/rooms/rooms-links.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checked, isSlug } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import { roomsText } from '../text/rooms.ts'
import type { Route } from './+types/room'

export const loader = checked(
  { slugCommunity: isSlug, roomId: isSlug },
  async ({ request, params, context }: Route.LoaderArgs) => {
    const client = pageApi(context)
    const calls = roomsApi(client)
    const { slugCommunity, roomId } = params
    const { search, searchParams } = pageAddress(request)
    // What an address says wrong is as good as nothing said.
    const at = OpenRoom.catch({ at: 'unread' }).parse(Object.fromEntries(searchParams))
    return loadPage(request, async () => {
      const opened = await calls.open(roomId, at).catch((error: unknown) => {
        // Not hers: the community shows its door.
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

/** Before any script: the composer as a plain form. */
export const action = checked(
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
        refused={refusedWords(actionData)}
      />
    </>
  )
}

export const ErrorBoundary = () => (
  <TalkNotHere words={roomsText.notHere} gone={roomsText.gone} list="/community-room" />
)
