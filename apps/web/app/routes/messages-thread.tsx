import { parseWithZod } from '@conform-to/zod/v4'
import { SendMessage } from '@consoeurs/contract'
import { isRouteErrorResponse, redirect, useOutletContext, useRouteError } from 'react-router'
import { type ApiClient, ApiFailure } from '../api/client.ts'
import { failForm, refuseForm } from '../api/form-answer.ts'
import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { draftsApi } from '../drafts/drafts.api.ts'
import { messagesApi } from '../features/messages/messages.api.ts'
import { ThreadView } from '../features/messages/thread-view.tsx'
import { PageMeta } from '../page-meta.tsx'
import { messagesText } from '../text/messages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
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

export async function loader({ request, params, context }: Route.LoaderArgs) {
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
}

/** Before any script: the composer, « Accepter » and « Ignorer » as plain forms. */
export async function action({ request, params, context }: Route.ActionArgs) {
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
  if (intent !== 'send') throw redirect(pageAddress(request).pathname)
  typed.set('to', params.username)
  const submission = parseWithZod(typed, { schema: SendMessage })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await api.send(submission.value)
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
        refused={refusalOf(actionData)}
        typing={typing}
      />
    </>
  )
}

/** The list stays beside it. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) throw error
  const { title, action } = messagesText.notHere
  return (
    <section className="ib-th ib-none">
      <PageMeta title={title} hidden />
      <EmptyState
        level={1}
        title={title}
        text={typeof error.data === 'string' ? error.data : messagesText.gone}
        action={<ButtonLink to="/messages">{action}</ButtonLink>}
      />
    </section>
  )
}
