import { randomUUID } from 'node:crypto'
import { startOf } from '@consoeurs/contract/text/truncate'
import { data } from 'react-router'
import { catchOffline } from '../api/form-answer.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
// Through `public.ts` the validation schemas would join every page's bundle.
import { type CommunityAnswer, createCommunity } from '../features/publishing/communities/community-actions.ts'
import { CommunityList, CommunityRows, communitiesApi } from '../features/publishing/communities/public.ts'
import { JoinPrompt } from '../features/publishing/shares/join-prompt.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import styles from '../styles/shared/communities.module.css'
import { communitiesText } from '../text/communities.ts'
import { joinText } from '../text/join.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SearchForm } from '../ui/forms/search-form.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/communities'

const FoundPart = lazyPart(
  async () => (await import('../features/publishing/communities/create-community.tsx')).CreateCommunity,
  {
    drawnAs: '[data-hook~="communities-found"]',
    vital: true,
  },
)

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

/** Members join few communities, so one page holds them all. */
const HERS = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const q = startOf((searchParams.get('q') ?? '').trim(), 60)
  const cursor = searchParams.get('cursor') ?? undefined
  const calls = communitiesApi(pageApi(context))
  return loadPage(request, async () => {
    const whole = viewer !== null && q === '' && cursor === undefined
    const [all, mine, suggested] = await Promise.all([
      calls.list({ q: q || undefined, cursor }),
      whole ? calls.list({ which: 'mine', limit: HERS }).then(({ items }) => items) : null,
      whole ? calls.list({ which: 'suggested' }).then(({ items }) => items) : [],
    ])
    const founding = viewer !== null && searchParams.has('fonder')
    return { q, follows: cursor !== undefined, all, mine, suggested, founding, clientId: randomUUID() }
  })
}

/** Creates a community, with and without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.clone().formData()
  let outcome: Awaited<ReturnType<typeof createCommunity>>
  try {
    outcome = await createCommunity({ client: pageApi(context), form })
  } catch (error) {
    return pageFailure(error, request)
  }
  if ('go' in outcome) throw redirectTo(outcome.go)
  return data<CommunityAnswer>(outcome.answer, { status: outcome.status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): CommunityAnswer => ({ intent: 'found', problem, typed: {} }))
}

export default function Communities({ loaderData, actionData }: Route.ComponentProps) {
  const { q, follows, all, mine, suggested, founding, clientId } = loaderData
  const { text } = useBrand()
  const signedIn = useViewer() !== null
  const { title: emptyTitle, text: emptyText } = text.emptyCommunities
  const empty = q === '' ? communitiesText.nothing : { title: text.emptySearch.title, text: text.emptySearch.text }
  return (
    <ModulePage aside={signedIn ? null : <JoinPrompt title={joinText.allTitle} />}>
      <PageMeta
        title={communitiesText.title}
        description={text.descriptions.communities}
        hidden={q !== '' || follows}
      />
      <PageHead title={communitiesText.title} lead={communitiesText.lead} />
      <div className={`gutter ${styles.page}`}>
        <SearchForm
          action="/communities"
          q={q}
          label={communitiesText.search}
          hint={communitiesText.searchHint}
          button={communitiesText.searchButton}
        />
        {founding ? <FoundPart answer={actionData as CommunityAnswer | undefined} clientId={clientId} /> : null}
        {signedIn && !founding && q === '' ? (
          <p>
            <ButtonLink to="/communities?fonder=1" look="quiet" icon="plus">
              {communitiesText.found}
            </ButtonLink>
          </p>
        ) : null}
        {mine === null ? null : (
          <section aria-labelledby="les-tiennes">
            <h2 className="display heading-3" id="les-tiennes">
              {communitiesText.mine}
            </h2>
            {mine.length === 0 ? (
              <p className="soft">
                {emptyTitle}. {emptyText}
              </p>
            ) : (
              <CommunityRows communities={mine} />
            )}
          </section>
        )}
        {suggested.length === 0 ? null : (
          <section aria-labelledby="pour-toi">
            <h2 className="display heading-3" id="pour-toi">
              {communitiesText.suggested}
            </h2>
            <CommunityRows communities={suggested} />
          </section>
        )}
        <section aria-labelledby="toutes">
          <h2 className="display heading-3" id="toutes">
            {q === '' ? communitiesText.all : communitiesText.foundFor(q)}
          </h2>
          <CommunityList key={q} first={all} q={q} empty={empty} />
        </section>
      </div>
    </ModulePage>
  )
}
