import { parseWithZod } from '@conform-to/zod/v4'
import { SendMessage } from '@consoeurs/contract'
import { redirect, useOutletContext } from 'react-router'
import { type ApiClient, ApiFailure } from '../api/client.ts'
import { failForm, refusedWords, refuseForm } from '../api/form-answer.ts'
import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { draftsApi } from '../drafts/drafts.api.ts'
import { TalkNotHere } from '../errors/talk-not-here.tsx'
import { messagesApi } from '../features/messages/messages.api.ts'
import { ThreadView } from '../features/messages/thread-view.tsx'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checked, isUsername } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import { messagesText } from '../text/messages.ts'
import type { Route } from './+types/messages-thread'

/** Who she is, for a first contact; null where her profile is not there to see. */
async function profileOf(client: ApiClient, username: string) {
  try {
    return await messagesApi(client).profile(username)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null
    throw error
  }
}

export const loader = checked({ username: isUsername }, async ({ request, params, context }: Route.LoaderArgs) => {
  const client = pageApi(context)
  return loadPage(request, async () => {
    const opened = await messagesApi(client).open(params.username)
    const { username } = opened.other
    if (username !== params.username.toLowerCase()) throw redirect(`/messages/${username}`, 301)
    const known = opened.conversation?.state === 'open'
    const [profile, { draft }] = await Promise.all([
      known ? null : profileOf(client, params.username),
      draftsApi(client).get(`message:${username}`),
    ])
    return {
      opened,
      profile,
      clientId: crypto.randomUUID(),
      draft,
    }
  })
})

/** Before any script: the composer, « Accepter » and « Ignorer » as plain forms. */
export const action = checked({ username: isUsername }, async ({ request, params, context }: Route.ActionArgs) => {
  const typed = await request.formData()
  const api = messagesApi(pageApi(context))
  const conversationId = Number(typed.get('conversationId'))
  const intent = typed.get('intent')
  try {
    if (intent === 'accept') await api.accept(conversationId)
    if (intent === 'ignore') await api.ignore(conversationId)
  } catch (error) {
    return pageFailure(error, request)
  }
  if (intent === 'ignore') throw redirect('/messages')
  if (intent !== 'send') throw redirectTo(pageAddress(request).pathname)
  typed.set('to', params.username)
  const submission = parseWithZod(typed, { schema: SendMessage })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await api.send(submission.value)
  } catch (error) {
    return failForm(submission, error)
  }
  throw redirectTo(pageAddress(request).pathname)
})

export default function ThreadPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const typing = useOutletContext<ReadonlySet<number>>()
  const { opened, profile, clientId, draft } = loaderData
  return (
    <>
      <PageMeta title={messagesText.thread(opened.other.displayName)} hidden />
      <ThreadView
        key={params.username}
        username={opened.other.username}
        served={opened}
        profile={profile}
        clientId={clientId}
        draft={draft}
        refused={refusedWords(actionData)}
        typing={typing}
      />
    </>
  )
}

export const ErrorBoundary = () => (
  <TalkNotHere words={messagesText.notHere} gone={messagesText.gone} list="/messages" />
)
