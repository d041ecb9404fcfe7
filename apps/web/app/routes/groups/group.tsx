import { parseWithZod } from '@conform-to/zod/v4'
import { OpenRoom, SendRoomMessage } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline, type FormAnswer, failForm, refusedText, refuseForm } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { draftsApi } from '../../drafts/drafts.api.ts'
import { GroupInvitation } from '../../features/chat/groups/group-invitation.tsx'
import { GroupTalkView } from '../../features/chat/groups/group-view.tsx'
import { groupsApi } from '../../features/chat/groups/groups.api.ts'
import { groupsText } from '../../features/chat/groups/groups.text.ts'
import { roomsApi } from '../../features/chat/rooms/rooms.api.ts'
import { TalkNotHere } from '../../features/chat/talk/talk-not-here.tsx'
import { pageAddress } from '../../navigation/page-address.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/group'

export const loader = checkParams({ slug: isSlug }, async ({ request, params, context }: Route.LoaderArgs) => {
  const client = pageApi(context)
  const { slug } = params
  // Invalid parameters fall back to the default.
  const at = OpenRoom.catch({ at: 'unread' }).parse(Object.fromEntries(pageAddress(request).searchParams))
  return loadPage(request, async () => {
    const group = await groupsApi(client).get(slug)
    if (group.state === 'invited') return { group, open: null }
    const opened = await roomsApi(client).open(slug, at)
    const { id } = opened.room
    const [{ items }, { draft }] = await Promise.all([roomsApi(client).pins(id), draftsApi(client).get(`room:${id}`)])
    return { group, open: { opened, pin: items[0] ?? null, draft, clientId: crypto.randomUUID() } }
  })
})

/** « Rejoindre », « Décliner », and without scripts the composer. */
export const action = checkParams({ slug: isSlug }, async ({ request, params, context }: Route.ActionArgs) => {
  const client = pageApi(context)
  const { slug } = params
  const typed = await request.formData()
  const intent = typed.get('intent')
  if (intent === 'accept' || intent === 'decline') {
    try {
      await groupsApi(client)[intent](slug)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return { error: { '': [error.message] } } satisfies FormAnswer
    }
    throw intent === 'decline' ? redirect('/messages') : redirectTo(pageAddress(request).pathname)
  }
  const submission = parseWithZod(typed, { schema: SendRoomMessage })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    const { room } = await groupsApi(client).get(slug)
    await roomsApi(client).send(room.id, submission.value)
  } catch (error) {
    return failForm(submission, error)
  }
  throw redirectTo(pageAddress(request).pathname)
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchOffline(serverAction, (problem): FormAnswer => ({ error: { '': [problem] } }))

export default function GroupTalkPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { group, open } = loaderData
  const refused = refusedText(actionData)
  return (
    <>
      <PageMeta title={groupsText.group(group.room.name)} hidden />
      {open === null ? (
        <GroupInvitation group={group} back="/messages?boite=demandes" problem={refused?.error ?? null} />
      ) : (
        <GroupTalkView
          key={params.slug}
          group={group}
          served={open.opened}
          pin={open.pin}
          draft={open.draft}
          clientId={open.clientId}
          refused={refused}
          back="/messages"
        />
      )}
    </>
  )
}

export const ErrorBoundary = () => <TalkNotHere words={groupsText.notHere} gone={groupsText.gone} list="/messages" />
