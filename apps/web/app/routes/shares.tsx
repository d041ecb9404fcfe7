import { randomUUID } from 'node:crypto'
import { loadBrand } from '@consoeurs/brand'
import { SharesQuery } from '@consoeurs/contract'
import { data, redirect, useNavigate, useNavigationType } from 'react-router'
import { type ApiClient, ApiFailure } from '../api/client.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { membersApi, Newcomers } from '../features/people/members/public.ts'
import { communitiesApi } from '../features/publishing/communities/public.ts'
import { KeepSearch } from '../features/publishing/saved-searches/public.ts'
import { composerText } from '../features/publishing/shares/composer/composer.text.ts'
import { ComposerPage } from '../features/publishing/shares/composer/composer-page.tsx'
import { draftErrorsOf } from '../features/publishing/shares/composer/draft.ts'
import { checkDraft, readDraft } from '../features/publishing/shares/composer/draft-form.ts'
import { JoinPrompt } from '../features/publishing/shares/join-prompt.tsx'
import { ShareComposerPrompt, ShareFeed, sharesApi } from '../features/publishing/shares/public.ts'
import { SharesEmpty } from '../features/publishing/shares/shares-empty.tsx'
import { SharesFilters } from '../features/publishing/shares/shares-head.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectToSignIn } from '../navigation/redirect-to-sign-in.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { joinText } from '../text/join.ts'
import { layoutText } from '../text/pages/layout.ts'
import { sharesText } from '../text/shares.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/shares'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true }

const FeedQuery = SharesQuery.pick({ scope: true, kind: true, cursor: true }).catch({ scope: 'all' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext)
  const { searchParams, pathname, search } = pageAddress(request)
  const publishing = searchParams.get('publier')
  if (publishing !== null && viewer === null) throw redirectToSignIn({ pathname, search })
  const { cursor, scope, kind } = FeedQuery.parse(Object.fromEntries(searchParams))
  const query = { scope: viewer === null ? ('all' as const) : scope, kind }
  const api = pageApi(context)
  return loadPage(request, async () => {
    const [first, newcomers, communities] = await Promise.all([
      sharesApi(api).list({ ...query, cursor }),
      viewer === null ? [] : membersApi(api).newcomers(),
      publishing === null ? [] : spokenIn(api),
    ])
    const from = Number(searchParams.get('communaute') ?? 0)
    const variant = publishing === null ? null : searchParams.get('variante')
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
      variantOf: variant === null ? null : await loadVaried(api, variant),
    }
  })
}

const AUDIENCES = 50

/** Communities where the member may post; archived ones are read-only. */
async function spokenIn(client: ApiClient): Promise<{ id: number; name: string }[]> {
  const { items } = await communitiesApi(client).list({ which: 'mine', limit: AUDIENCES })
  return items.filter(({ role, archived }) => role !== null && !archived).map(({ id, name }) => ({ id, name }))
}

/** Null where it is gone: the composer opens empty. */
const loadVaried = (client: ApiClient, id: string) =>
  sharesApi(client)
    .get(id)
    .catch((error: unknown) => {
      if (error instanceof ApiFailure) return null
      throw error
    })

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

type ComposerData = Pick<
  Route.ComponentProps['loaderData'],
  'publishing' | 'clientId' | 'communities' | 'communityId' | 'variantOf'
>

function useComposerOf({ publishing, ...start }: ComposerData, refused?: RefusedShare) {
  const { shareKinds } = useBrand()
  const viewer = useViewer()
  const navigate = useNavigate()
  const wasOpenedFromPage = useNavigationType() === 'PUSH'
  const toFeed = () => void navigate('/shares', { replace: true, preventScrollReset: true })
  const asked = shareKinds.find((known) => known.kind === publishing)?.kind ?? null
  if (viewer === null) return null
  return (
    <ComposerPage
      open={publishing !== null}
      // Closed, it gives back the page that it was opened from, at its place.
      onClose={() => (wasOpenedFromPage ? void navigate(-1) : toFeed())}
      onPublished={toFeed}
      viewerId={viewer.id}
      kind={asked}
      {...start}
      refused={refused}
    />
  )
}

/** For members, and for what others will publish. */
function useKeepShares({ scope, kind }: Route.ComponentProps['loaderData']['query']) {
  const { shareKinds } = useBrand()
  const signedIn = useViewer() !== null
  const isList = scope === 'all' ? kind !== undefined : scope === 'near' || scope === 'communities'
  if (!signedIn || !isList) return () => null
  const label = shareKinds.find((known) => known.kind === kind)?.label
  const name = [label, ...(scope === 'all' ? [] : [sharesText.scopes[scope]])].filter(Boolean).join(', ')
  const search = new URLSearchParams({ ...(scope !== 'all' && { scope }), ...(kind && { kind }) }).toString()
  return (place: 'list' | 'empty') => (
    <div className={place === 'list' ? 'gutter' : undefined}>
      <KeepSearch kind="shares" {...{ search, name, place }} />
    </div>
  )
}

type RefusedShare = Exclude<Route.ComponentProps['actionData'], undefined>

export default function Shares({ loaderData, actionData }: Route.ComponentProps) {
  const { query, follows, first, newcomers, publishing } = loaderData
  const { text } = useBrand()
  const signedIn = useViewer() !== null
  const composer = useComposerOf(loaderData, actionData)
  const keep = useKeepShares(query)
  return (
    <ModulePage aside={signedIn ? <Newcomers members={newcomers} /> : <JoinPrompt title={joinText.allTitle} />}>
      <PageMeta
        title={publishing === null ? sharesText.title : layoutText.publish}
        description={text.descriptions.shares}
        hidden={publishing !== null || follows}
      />
      <PageHead title={sharesText.title} lead={sharesText.lead} />
      {composer}
      <ShareComposerPrompt />
      <SharesFilters {...query} />
      {first.items.length === 0 ? null : keep('list')}
      <ShareFeed
        key={`${query.scope}-${query.kind}`}
        first={first}
        query={query}
        path="/shares"
        empty={<SharesEmpty {...query} keep={keep('empty')} />}
      />
      {signedIn ? null : (
        <div className="only-phone">
          <JoinPrompt title={sharesText.visitorEnd} />
        </div>
      )}
    </ModulePage>
  )
}
