import { parseWithZod } from '@conform-to/zod/v4'
import { OpenRoom, SendRoomMessage } from '@consoeurs/contract'
import { isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { failForm, refuseForm } from '../api/form-answer.ts'
import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { draftsApi } from '../drafts/drafts.api.ts'
import { RoomTalkView } from '../features/rooms/room-view.tsx'
import { roomsApi } from '../features/rooms/rooms.api.ts'
import { roomHref } from '../features/rooms/rooms-links.ts'
import { PageMeta } from '../page-meta.tsx'
import { roomsText } from '../text/rooms.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Route } from './+types/room'

export async function loader({ request, params, context }: Route.LoaderArgs) {
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
    if (slug !== roomId || community.slug !== slugCommunity) throw redirect(roomHref(opened.room) + search, 301)
    const [{ items }, { draft }] = await Promise.all([calls.pins(id), draftsApi(client).get(`room:${id}`)])
    return { opened, pin: items[0] ?? null, draft, clientId: crypto.randomUUID() }
  })
}

/** Before any script: the composer as a plain form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const calls = roomsApi(pageApi(context))
  const submission = parseWithZod(await request.formData(), { schema: SendRoomMessage })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    const { room } = await calls.open(params.roomId, { at: 'end' })
    await calls.send(room.id, submission.value)
  } catch (error) {
    return failForm(submission, error)
  }
  throw redirect(pageAddress(request).pathname)
}

type Answer = Route.ComponentProps['actionData']

function refusalOf(answer: Answer): { text: string; error: string } | null {
  if (answer === undefined) return null
  const [error = ''] = Object.values(answer.error ?? {}).flatMap((sentences) => sentences ?? [])
  return { text: String(answer.initialValue?.text ?? ''), error }
}

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
        refused={refusalOf(actionData)}
      />
    </>
  )
}

/** The list stays beside it. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) throw error
  const { title, action } = roomsText.notHere
  return (
    <section className="ib-th ib-none">
      <PageMeta title={title} hidden />
      <EmptyState
        level={1}
        title={title}
        text={typeof error.data === 'string' ? error.data : roomsText.gone}
        action={<ButtonLink to="/community-room">{action}</ButtonLink>}
      />
    </section>
  )
}
