import { limits } from '@consoeurs/contract'
import { Outlet, type ShouldRevalidateFunctionArgs, useParams } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { draftsApi } from '../drafts/drafts.api.ts'
import { ConversationList } from '../features/messages/conversation-list.tsx'
import { messagesApi } from '../features/messages/messages.api.ts'
import { boxIn } from '../features/messages/messages-links.ts'
import { useLiveConversations } from '../features/messages/use-conversations.ts'
import { useTyping } from '../features/messages/use-typing.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { user } from '../middleware/user.ts'
import type { Route } from './+types/messages'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [user]

/** The box that her address names, and what it looks for; beside the first box, who asks to be let in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const api = messagesApi(client)
  const address = new URL(request.url).searchParams
  const box = boxIn(address)
  const q = (address.get('q') ?? '').trim().slice(0, limits.searchQuery)
  const [list, requests, counts, drafts, found] = await loadPage(request, () =>
    Promise.all([
      api.conversations(box),
      box === 'inbox' ? api.conversations('requests') : null,
      api.counts(),
      draftsApi(client).list('message'),
      q.length < 2 ? null : api.search(q),
    ]),
  )
  return { box, list, requests, counts, drafts: drafts.items, found: found && { ...found, q } }
}

/** From one conversation to the next the list stays: it follows what lives. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isWritten = formMethod !== undefined && formMethod !== 'GET'
  return isWritten || boxIn(currentUrl.searchParams) !== boxIn(nextUrl.searchParams)
}

/** Phone: the list, then a conversation. Wide: both, side by side. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { username } = useParams()
  const typing = useTyping()
  useLiveConversations()
  const open = username !== undefined
  return (
    <ModulePage wide={!open} full={open} bar={open ? null : undefined}>
      <div className="inbox">
        <ConversationList served={loaderData} openWith={username} typing={typing} />
        <Outlet context={typing} />
      </div>
    </ModulePage>
  )
}
