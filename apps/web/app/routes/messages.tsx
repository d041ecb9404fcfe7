import { Outlet, type ShouldRevalidateFunctionArgs, useParams, useSearchParams } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { ConversationList } from '../features/messages/conversation-list.tsx'
import { messagesApi } from '../features/messages/messages.api.ts'
import { boxIn } from '../features/messages/messages-links.ts'
import { useLiveConversations } from '../features/messages/use-conversations.ts'
import { useTyping } from '../features/messages/use-typing.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import type { Route } from './+types/messages'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = messagesApi(pageApi(context))
  const [inbox, requests] = await loadPage(request, () =>
    Promise.all([api.conversations('inbox'), api.conversations('requests')]),
  )
  return { inbox, requests }
}

/** From one conversation to the next the list stays: it follows what lives. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

/** Phone: the list, then a conversation. Wide: both, side by side. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { username } = useParams()
  const box = boxIn(useSearchParams()[0])
  const typing = useTyping()
  useLiveConversations()
  const open = username !== undefined
  return (
    <ModulePage wide={!open} full={open} bar={open ? null : undefined}>
      <div className="inbox">
        <ConversationList box={box} served={loaderData} openWith={username} typing={typing} />
        <Outlet context={typing} />
      </div>
    </ModulePage>
  )
}
