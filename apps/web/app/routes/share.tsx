import { randomUUID } from 'node:crypto'
import { loadBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { data, useNavigate } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { batchesApi, Tried } from '../features/kitchen/batches/public.ts'
import { postMaking } from '../features/kitchen/makings/post-making.ts'
import { Makings, makingsApi, VariantOf, Variants } from '../features/kitchen/makings/public.ts'
import { membersApi, Newcomers } from '../features/people/members/public.ts'
import { postComment } from '../features/publishing/comments/post-comment.ts'
import { commentsApi } from '../features/publishing/comments/public.ts'
import { useSeen } from '../features/publishing/history/public.ts'
import { composerText } from '../features/publishing/shares/composer/composer.text.ts'
import { draftErrorsOf } from '../features/publishing/shares/composer/draft.ts'
import { checkChange, readDraft } from '../features/publishing/shares/composer/draft-form.ts'
import { shareHref, sharesApi } from '../features/publishing/shares/public.ts'
import { WholeShare } from '../features/publishing/shares/share-page.tsx'
import { sharePreview, shareTitle, structuredShare } from '../features/publishing/shares/share-structured.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { pageAddress } from '../navigation/page-address.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checkParams, isSlug } from '../navigation/route-checks.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { StructuredData } from '../page/structured-data.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { sharesText } from '../text/shares.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/share'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true }

export const loader = checkParams({ id: isSlug }, async ({ request, context, params }: Route.LoaderArgs) => {
  const { viewer } = context.get(requestContext)
  const api = pageApi(context)
  const share = await loadPage(request, () => sharesApi(api).get(params.id))
  const { search, searchParams } = pageAddress(request)
  if (share.slug !== params.id) throw redirectTo(`${shareHref(share)}${search}`, { status: 301 })
  const editing = searchParams.has('modifier') && share.can.edit
  const { recipe, held, left } = share
  const hasKitchen =
    recipe !== null && !held && !left && (await loadBrand(context.get(requestContext).brandCode)).features.kitchen
  const [comments, newcomers, kitchen, tried] = await loadPage(request, () =>
    Promise.all([
      left || held ? [] : commentsApi(api).list({ target: 'shares', targetId: share.id }),
      viewer === null ? [] : membersApi(api).newcomers(),
      hasKitchen ? loadKitchen(api, share.id) : null,
      viewer !== null && hasKitchen && waits(recipe) ? batchesApi(api).tried({ recipe: share.id }) : null,
    ]),
  )
  return { share, comments, newcomers, editing, kitchen, tried }
})

/** It sprouts, ferments, soaks or dries: she may follow it as a batch. */
const waits = ({ times }: NonNullable<ShareView['recipe']>): boolean =>
  [times?.germination, times?.fermentation, times?.soaking, times?.drying].some((minutes) => minutes !== undefined)

async function loadKitchen(client: ReturnType<typeof pageApi>, shareId: number) {
  const [makings, family] = await Promise.all([makingsApi(client).list(shareId), makingsApi(client).family(shareId)])
  return { makings, ...family }
}

/** A comment, an edit or « Je l’ai faite », without scripts. */
export const action = checkParams({ id: isSlug }, async ({ request, context, params }: Route.ActionArgs) => {
  const form = await request.formData()
  const asked = { form, request, context, id: params.id }
  if (form.has('making')) return makeRecipe(asked)
  return form.has('change') ? changeShare(asked) : writeComment(asked)
})

interface ShareActionArgs extends Pick<Route.ActionArgs, 'request' | 'context'> {
  form: FormData
  id: string
}

async function changeShare({ form, request, context, id }: ShareActionArgs) {
  const api = pageApi(context)
  const share = await loadPage(request, () => sharesApi(api).get(id))
  const draft = readDraft(form, randomUUID())
  const over = Number(form.get('over') ?? form.get('version'))
  const refused = { draft, reason: composerText.review as string, other: null as ShareView | null }
  const checked = checkChange(await loadBrand(context.get(requestContext).brandCode), draft, over)
  if ('errors' in checked) return data({ change: { ...refused, errors: checked.errors } }, { status: 400 })
  try {
    await sharesApi(api).change(share.id, checked.change)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    const other = error.code === 'SHARE_CHANGED' ? share : null
    const change = { ...refused, errors: draftErrorsOf(error.fields), reason: error.message, other }
    return data({ change }, { status: error.status || 503 })
  }
  throw redirectTo(shareHref(share))
}

async function makeRecipe({ form, request, context, id }: ShareActionArgs) {
  const client = pageApi(context)
  const share = await loadPage(request, () => sharesApi(client).get(id))
  return postMaking({ form, request, client, share })
}

function writeComment({ form, request, context, id }: ShareActionArgs) {
  const client = pageApi(context)
  const find = async () => {
    const share = await loadPage(request, () => sharesApi(client).get(id))
    return { commented: { target: 'shares' as const, targetId: share.id }, href: shareHref(share) }
  }
  return postComment({ form, request, client, find })
}

const ShareEditorPage = lazyPart(
  async () => (await import('../features/publishing/shares/composer/share-editor-page.tsx')).ShareEditorPage,
  { drawnAs: '[data-hook~="composer-page"]' },
)

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  const { share, comments, newcomers, editing, kitchen, tried } = loaderData
  const { equipment } = useBrand()
  const viewer = useViewer()
  const navigate = useNavigate()
  const href = shareHref(share)
  const { change, comment, making } = { change: undefined, comment: undefined, making: undefined, ...actionData }
  const title = shareTitle(share)
  const isTold = share.visibility === 'public' && share.cover === null
  const picture = share.cover === null ? share.images[0]?.formats : undefined
  const avatar = picture?.thumbnail.url ?? share.author.avatar
  const isHers = share.author.id === viewer?.id
  useSeen('shares', isHers ? null : { path: href, slug: share.slug, name: title, avatar })
  return (
    <ModulePage
      bar={{ title: sharesText.by(share.author.displayName), back: '/shares' }}
      aside={<Newcomers members={newcomers} />}
    >
      <PageMeta
        title={title}
        description={sharesText.descriptionOf(
          share.author.displayName,
          share.cover === null ? share.body || title : '',
        )}
        type="article"
        image={picture?.large.url}
        preview={sharePreview}
        hidden={!isTold || editing}
      />
      {isTold ? <StructuredData tell={(site) => structuredShare(share, site, equipment)} /> : null}
      <h1 className="visually-hidden only-wide">{sharesText.by(share.author.displayName)}</h1>
      {viewer === null || !editing ? null : (
        <ShareEditorPage
          share={share}
          viewerId={viewer.id}
          href={href}
          open
          refused={change}
          onClose={() => void navigate(shareHref(share), { replace: true, preventScrollReset: true })}
        />
      )}
      <WholeShare
        share={share}
        comments={comments}
        refused={comment}
        kitchen={
          kitchen === null
            ? undefined
            : {
                above: <VariantOf original={kitchen.original} />,
                below: (
                  <>
                    {tried === null ? null : <Tried served={tried} of={{ recipe: share.id }} starts />}
                    <Makings key={share.id} shareId={share.id} served={kitchen.makings} refused={making} />
                    <Variants variants={kitchen.variants} />
                  </>
                ),
              }
        }
      />
    </ModulePage>
  )
}
