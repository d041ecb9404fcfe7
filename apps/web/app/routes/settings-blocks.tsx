import { data } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { stayOffline } from '../api/form-answer.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { type MuteAnswer, MutedThings, mutesApi, saveMute } from '../features/mutes/public.ts'
import { type BlockAnswer, BlockedMembers, BlockForm } from '../features/settings/blocked-members.tsx'
import { settingsApi } from '../features/settings/settings.api.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { settingsText } from '../text/settings.ts'
import type { Route } from './+types/settings-blocks'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  return loadPage(request, async () => {
    const [blocks, mutes] = await Promise.all([settingsApi(client).blocks(), mutesApi(client).list()])
    return { blocks, mutes }
  })
}

/** She may paste the whole address of the profile. */
const usernameIn = (typed: string) =>
  typed
    .trim()
    .replace(/^.*\/p\//, '')
    .replace(/^@/, '')

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  const username = usernameIn(text('username'))
  const community = text('community').replace(/^.*\/c\//, '')
  const mute = { intent: text('intent'), username, community, word: text('word'), id: Number(text('id')) }
  const muted = await saveMute(pageApi(context), mute)
  if (muted !== null) return data<BlockAnswer | MuteAnswer>(muted.answer, { status: muted.status })
  if (username === '')
    return data<BlockAnswer | MuteAnswer>({ username, problem: settingsText.blockUsernameMissing }, { status: 400 })
  const api = settingsApi(pageApi(context))
  try {
    if (typed.get('intent') === 'unblock') {
      await api.unblock(username)
      return data<BlockAnswer | MuteAnswer>({ username, done: settingsText.unblocked(username) })
    }
    await api.block(username)
    return data<BlockAnswer | MuteAnswer>({ username, done: settingsText.blocked(username) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data<BlockAnswer | MuteAnswer>({ username, problem: error.message }, { status: error.status || 503 })
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
        <BlockedMembers blocks={loaderData.blocks} />
        <BlockForm />
        <MutedThings mutes={loaderData.mutes} />
      </div>
    </SettingsPage>
  )
}
