import { loadPage, pageApi } from '../../api/page-api.ts'
import { blockedConversationText } from '../../features/account/settings/blocked-conversation.text.ts'
import { BlockedMessages } from '../../features/account/settings/blocked-conversation.tsx'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { checkParams, isUsername } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/settings-blocked'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const loader = checkParams({ username: isUsername }, ({ request, context, params }: Route.LoaderArgs) => {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  return loadPage(request, () => settingsApi(pageApi(context)).blockedMessages(params.username, cursor))
})

export default function SettingsBlocked({ loaderData: conversation }: Route.ComponentProps) {
  const title = blockedConversationText.title(conversation.block.displayName)
  return (
    <SettingsPage title={title} back="/settings/blocages">
      <PageMeta title={title} hidden />
      <BlockedMessages conversation={conversation} />
    </SettingsPage>
  )
}
