import { data } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { stayOffline } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { type BlockAnswer, BlockedMembers, BlockForm } from '../features/settings/blocked-members.tsx'
import { settingsApi } from '../features/settings/settings.api.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { settingsText } from '../text/settings.ts'
import type { Route } from './+types/settings-blocks'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => settingsApi(pageApi(context)).blocks())
}

/** She may paste the whole address of the profile. */
const usernameIn = (typed: string) =>
  typed
    .trim()
    .replace(/^.*\/p\//, '')
    .replace(/^@/, '')

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const username = usernameIn(String(typed.get('username') ?? ''))
  if (username === '')
    return data<BlockAnswer>({ username, problem: settingsText.blockUsernameMissing }, { status: 400 })
  const api = settingsApi(pageApi(context))
  try {
    if (typed.get('intent') === 'unblock') {
      await api.unblock(username)
      return data<BlockAnswer>({ username, done: settingsText.unblocked(username) })
    }
    await api.block(username)
    return data<BlockAnswer>({ username, done: settingsText.blocked(username) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data<BlockAnswer>({ username, problem: error.message }, { status: error.status || 503 })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOffline(serverAction, (problem): BlockAnswer => ({ problem, username: '' }))
}

export default function SettingsBlocks({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={settingsText.sections.blocages}>
      <PageMeta title={settingsText.sections.blocages} hidden />
      <div className="set-forms">
        <p className="soft">{settingsText.blocksLead}</p>
        <BlockedMembers blocks={loaderData} />
        <BlockForm />
      </div>
    </SettingsPage>
  )
}
