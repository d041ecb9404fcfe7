import { randomUUID } from 'node:crypto'
import { loadBrand } from '@consoeurs/brand'
import { SharesQuery } from '@consoeurs/contract'
import { data, redirect, useNavigate } from 'react-router'
import { type ApiClient, ApiFailure } from '../api/client.ts'
import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { communitiesApi } from '../features/communities/public.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { ComposerPage } from '../features/shares/composer-page.tsx'
import { draftErrorsOf } from '../features/shares/draft.ts'
import { checkDraft, readDraft } from '../features/shares/draft-form.ts'
import { JoinPrompt } from '../features/shares/join-prompt.tsx'
import { ShareComposerPrompt, ShareFeed, sharesApi } from '../features/shares/public.ts'
import { SharesEmpty } from '../features/shares/shares-empty.tsx'
import { SharesFilters } from '../features/shares/shares-head.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { toTheDoor } from '../navigation/to-the-door.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { composerText } from '../text/composer.ts'
import { joinText } from '../text/join.ts'
import { layoutText } from '../text/layout.ts'
import { sharesText } from '../text/shares.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/shares'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, ready: true }

const Asked = SharesQuery.pick({ scope: true, kind: true, cursor: true }).catch({ scope: 'all' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext)
  const { searchParams, pathname, search } = pageAddress(request)
  const publishing = searchParams.get('publier')
  if (publishing !== null && viewer === null) throw toTheDoor({ pathname, search })
  const { cursor, scope, kind } = Asked.parse(Object.fromEntries(searchParams))
  const query = { scope: viewer === null ? ('all' as const) : scope, kind }
  const api = pageApi(context)
  return loadPage(request, async () => {
    const [first, newcomers, communities] = await Promise.all([
      sharesApi(api).list({ ...query, cursor }),
      viewer === null ? [] : membersApi(api).newcomers(),
      publishing === null ? [] : spokenIn(api),
    ])
    const from = Number(searchParams.get('communaute') ?? 0)
    const communityId = communities.find(({ id }) => id === from)?.id ?? null
    return {
      query,
      follows: cursor !== undefined,
      first,
      newcomers,
      publishing,
      communities,
      communityId,
      clientId: randomUUID(),
    }
  })
}

/** As many communities as a choice may hold. */
const AUDIENCES = 50

/** Where she may speak: what is archived only listens. */
async function spokenIn(client: ApiClient): Promise<{ id: number; name: string }[]> {
  const { items } = await communitiesApi(client).list({ which: 'mine', limit: AUDIENCES })
  return items.filter(({ role, archived }) => role !== null && !archived).map(({ id, name }) => ({ id, name }))
}

/** The composer without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const draft = readDraft(await request.formData(), randomUUID())
  const checked = checkDraft(await loadBrand(context.get(requestContext).brandCode), draft)
  if ('errors' in checked) return data({ draft, errors: checked.errors, reason: composerText.review }, { status: 400 })
  try {
    await sharesApi(pageApi(context)).publish(checked.publication)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    return data({ draft, errors: draftErrorsOf(error.fields), reason: error.message }, { status: error.status || 503 })
  }
  throw redirect('/shares')
}

type Publishing = Pick<Route.ComponentProps['loaderData'], 'publishing' | 'clientId' | 'communities' | 'communityId'>

function useComposerOf({ publishing, ...start }: Publishing, refused?: Refused) {
  const { shareKinds } = useBrand()
  const viewer = useViewer()
  const navigate = useNavigate()
  const asked = shareKinds.find((known) => known.kind === publishing)?.kind ?? null
  if (viewer === null) return null
  return (
    <ComposerPage
      open={publishing !== null}
      onClose={() => void navigate('/shares', { replace: true, preventScrollReset: true })}
      viewerId={viewer.id}
      kind={asked}
      {...start}
      refused={refused}
    />
  )
}

type Refused = Exclude<Route.ComponentProps['actionData'], undefined>

/** Everything shared, newest first. */
export default function Shares({ loaderData, actionData }: Route.ComponentProps) {
  const { query, follows, first, newcomers, publishing } = loaderData
  const signedIn = useViewer() !== null
  const composer = useComposerOf(loaderData, actionData)
  return (
    <ModulePage aside={signedIn ? <Newcomers members={newcomers} /> : <JoinPrompt title={joinText.allTitle} />}>
      <PageMeta
        title={publishing === null ? sharesText.title : layoutText.publish}
        description={sharesText.description}
        hidden={publishing !== null || follows}
      />
      <PageHead title={sharesText.title} lead={sharesText.lead} />
      {composer}
      <ShareComposerPrompt />
      <SharesFilters {...query} />
      <ShareFeed
        key={`${query.scope}-${query.kind}`}
        first={first}
        query={query}
        path="/shares"
        empty={<SharesEmpty {...query} />}
      />
      {signedIn ? null : (
        <div className="only-phone">
          <JoinPrompt title={sharesText.visitorEnd} />
        </div>
      )}
    </ModulePage>
  )
}
