import { limits, startOf } from '@consoeurs/contract'
import { Outlet, type ShouldRevalidateFunctionArgs, useParams } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { draftsApi } from '../drafts/drafts.api.ts'
import { groupsApi } from '../features/chat/groups/groups.api.ts'
import { ConversationList } from '../features/chat/messages/list/conversation-list.tsx'
import { useLiveConversations } from '../features/chat/messages/list/use-conversations.ts'
import { messagesApi } from '../features/chat/messages/messages.api.ts'
import { boxIn } from '../features/chat/messages/messages-links.ts'
import { useTyping } from '../features/chat/messages/use-typing.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import styles from '../styles/shared/messages-page.module.css'
import type { Route } from './+types/messages'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Loads the box and search of the URL; the first box includes contact requests. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const api = messagesApi(client)
  const address = new URL(request.url).searchParams
  const box = boxIn(address)
  const q = startOf((address.get('q') ?? '').trim(), limits.searchQuery)
  const [list, requests, counts, drafts, found, groups] = await loadPage(request, () =>
    Promise.all([
      api.conversations(box),
      box === 'inbox' ? api.conversations('requests') : null,
      api.counts(),
      draftsApi(client).list('message'),
      q.length < 2 ? null : api.search(q),
      groupsApi(client).list(),
    ]),
  )
  return { box, list, requests, counts, drafts: drafts.items, found: found && { ...found, q }, groups: groups.items }
}

/** The list stays loaded between conversations: live events update it. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isWritten = formMethod !== undefined && formMethod !== 'GET'
  return isWritten || boxIn(currentUrl.searchParams) !== boxIn(nextUrl.searchParams)
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { username, slug } = useParams()
  const typing = useTyping()
  useLiveConversations()
  const open = username !== undefined || slug !== undefined
  return (
    <ModulePage wide={!open} full={open} bar={open ? null : undefined}>
      <div className={styles.inbox}>
        <ConversationList served={loaderData} openWith={username} openGroup={slug} typing={typing} />
        <Outlet context={typing} />
      </div>
    </ModulePage>
  )
}
