import { parseWithZod } from '@conform-to/zod/v4'
import { type ProfileQuote, SendMessage } from '@consoeurs/contract'
import { redirect, useOutletContext } from 'react-router'
import { type ApiClient, ApiFailure } from '../api/client.ts'
import { failForm, refusedText, refuseForm } from '../api/form-answer.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { draftsApi } from '../drafts/drafts.api.ts'
import { messagesApi } from '../features/chat/messages/messages.api.ts'
import { messagesText } from '../features/chat/messages/messages.text.ts'
import { openerIn } from '../features/chat/messages/messages-links.ts'
import { ThreadView } from '../features/chat/messages/thread-view.tsx'
import { TalkNotHere } from '../features/chat/talk/talk-not-here.tsx'
import { swapsApi } from '../features/kitchen/swaps/swaps.api.ts'
import { membersApi } from '../features/people/members/members.api.ts'
import { hasQuoteIn, quoteIn } from '../features/people/members/quotes/profile-quote-address.ts'
import { communitiesApi } from '../features/publishing/communities/communities.api.ts'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checkParams, isId, isUsername } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { Route } from './+types/messages-thread'

/** For a first contact or a quotation; null where the profile is not visible. */
async function profileOf(client: ApiClient, username: string) {
  try {
    return await messagesApi(client).profile(username)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null
    throw error
  }
}

/** The offer of a link from its page; null where it is gone, or of somebody else. */
async function swapQuoted(client: ApiClient, search: URLSearchParams, username: string): Promise<ProfileQuote | null> {
  const id = search.get('troc')
  if (id === null || !isId(id)) return null
  try {
    const { title, owner } = await swapsApi(client).get(id)
    return owner.username === username ? { kind: 'swap', swapId: Number(id), title } : null
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null
    throw error
  }
}

export const loader = checkParams({ username: isUsername }, async ({ request, params, context }: Route.LoaderArgs) => {
  const client = pageApi(context)
  return loadPage(request, async () => {
    const opened = await messagesApi(client).open(params.username)
    const { username } = opened.other
    if (username !== params.username.toLowerCase()) throw redirect(`/messages/${username}`, 301)
    const { searchParams } = new URL(request.url)
    const known = opened.conversation?.state === 'open' && !hasQuoteIn(searchParams)
    const isFirst = opened.conversation === null
    const [profile, me, shared, { draft }] = await Promise.all([
      known ? null : profileOf(client, params.username),
      isFirst ? membersApi(client).me() : null,
      isFirst ? communitiesApi(client).list({ which: 'shared', with: username }) : null,
      draftsApi(client).get(`message:${username}`),
    ])
    return {
      opened,
      profile,
      own: {
        interests: me?.interests ?? [],
        answers: me?.answers ?? {},
        communities: shared?.items.map(({ name }) => name) ?? [],
      },
      opener: openerIn(searchParams),
      quote: (await swapQuoted(client, searchParams, username)) ?? (profile && quoteIn(searchParams, profile)),
      clientId: crypto.randomUUID(),
      draft,
    }
  })
})

/** Without scripts: the composer, « Accepter » and « Ignorer » as plain forms. */
export const action = checkParams({ username: isUsername }, async ({ request, params, context }: Route.ActionArgs) => {
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
  const { opened, profile, own, clientId, draft, opener, quote } = loaderData
  return (
    <>
      <PageMeta title={messagesText.thread(opened.other.displayName)} hidden />
      <ThreadView
        key={params.username}
        username={opened.other.username}
        served={opened}
        profile={profile}
        own={own}
        quote={quote}
        opener={opener}
        clientId={clientId}
        draft={draft}
        refused={refusedText(actionData)}
        typing={typing}
      />
    </>
  )
}

export const ErrorBoundary = () => (
  <TalkNotHere words={messagesText.notHere} gone={messagesText.gone} list="/messages" />
)
