import { data } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { type BlockAnswer, BlockedMembers, BlockForm } from '../../features/account/settings/blocked-members.tsx'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { BlockSearch } from '../../features/people/blocks/block-search.tsx'
import { mutesApi } from '../../features/people/mutes/public.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import { settingsText } from '../../text/settings.ts'
import { Row, Rows } from '../../ui/rows/rows.tsx'
import type { Route } from './+types/settings-blocks'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  return loadPage(request, async () => {
    const [blocks, mutes] = await Promise.all([settingsApi(client).blocks(), mutesApi(client).list()])
    const { members, communities, rooms, words } = mutes
    return { blocks, muted: members.length + communities.length + rooms.length, words: words.length }
  })
}

/** Also accepts a pasted profile URL. */
const usernameIn = (typed: string) =>
  typed
    .trim()
    .replace(/^.*\/p\//, '')
    .replace(/^@/, '')

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const username = usernameIn(String(typed.get('username') ?? ''))
  if (username === '') {
    return data<BlockAnswer>({ username, problem: settingsText.blockUsernameMissing }, { status: 400 })
  }
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
  return catchOffline(serverAction, (problem): BlockAnswer => ({ problem, username: '' }))
}

export default function SettingsBlocks({ loaderData }: Route.ComponentProps) {
  const { blocks, muted, words } = loaderData
  return (
    <SettingsPage title={settingsText.sections.blocages}>
      <PageMeta title={settingsText.sections.blocages} hidden />
      <div className={styles.forms}>
        <p className="soft">{settingsText.blocksLead}</p>
        <section className={styles.form} aria-labelledby="bloquer">
          <h2 className="display heading-4" id="bloquer">
            {settingsText.blockTitle}
          </h2>
          <BlockSearch />
          <BlockForm />
        </section>
        <section className={styles.form} aria-labelledby="bloquees">
          <h2 className="display heading-4" id="bloquees">
            <span>{settingsText.blockedTitle}</span>
            {blocks.length === 0 ? null : <span className="soft tabular-numbers"> {blocks.length}</span>}
          </h2>
          <BlockedMembers blocks={blocks} />
        </section>
        <Rows>
          <Row
            to="/settings/sourdine"
            icon="volume-x"
            label={settingsText.sections.sourdine}
            value={muted === 0 ? undefined : muted}
          />
          <Row
            to="/settings/mots"
            icon="text-initial"
            label={settingsText.sections.mots}
            value={words === 0 ? undefined : words}
          />
        </Rows>
      </div>
    </SettingsPage>
  )
}
