import { randomUUID } from 'node:crypto'
import { WriteComment } from '@consoeurs/contract'
import { data, redirect } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { loadPage, pageApi, pageFailure } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
import { commentsApi } from '../features/comments/public.ts'
import { membersApi, Newcomers } from '../features/members/public.ts'
import { shareHref, sharesApi } from '../features/shares/public.ts'
import { WholeShare } from '../features/shares/share-page.tsx'
import { scriptJson, shareTitle, structuredShare } from '../features/shares/share-structured.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { sharesText } from '../text/shares.ts'
import type { Route } from './+types/share'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, ready: true }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, publicSettings } = context.get(requestContext)
  const api = pageApi(context)
  const share = await loadPage(request, () => sharesApi(api).get(params.idOrSlug))
  if (share.slug !== params.idOrSlug) throw redirect(shareHref(share), 301)
  const [comments, newcomers] = await loadPage(request, () =>
    Promise.all([commentsApi(api).list(share.id), viewer === null ? [] : membersApi(api).newcomers()]),
  )
  return { share, comments, newcomers, publicUrl: publicSettings.publicUrl }
}

/** A comment without scripts. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const text = String(form.get('text') ?? '')
  const parentId = Number(form.get('parentId')) || null
  const comment = WriteComment.safeParse({ clientId: randomUUID(), text, parentId })
  if (!comment.success) return data({ text, reason: comment.error.issues[0]?.message ?? '' }, { status: 400 })
  const api = pageApi(context)
  const share = await loadPage(request, () => sharesApi(api).get(params.idOrSlug))
  let written: { id: number }
  try {
    written = await commentsApi(api).write(share.id, comment.data)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    return data({ text, reason: error.message }, { status: error.status || 503 })
  }
  throw redirect(`${shareHref(share)}#commentaire-${written.id}`)
}

function StructuredData({ value }: { value: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot close its own element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(value) }} />
}

/** One share and what is answered to it. */
export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  const { share, comments, newcomers, publicUrl } = loaderData
  const title = shareTitle(share)
  const isPublic = share.visibility === 'public'
  const picture = share.images[0]?.formats.large.url
  return (
    <ModulePage
      bar={{ title: sharesText.by(share.author.displayName), back: '/shares' }}
      aside={<Newcomers members={newcomers} />}
    >
      <PageMeta
        title={title}
        description={share.body.slice(0, 160) || title}
        type="article"
        image={picture === undefined ? undefined : `${publicUrl}${picture}`}
        hidden={!isPublic}
      />
      {isPublic ? <StructuredData value={structuredShare(share, publicUrl)} /> : null}
      <h1 className="sr only-wide">{sharesText.by(share.author.displayName)}</h1>
      <WholeShare share={share} comments={comments} refused={actionData} />
    </ModulePage>
  )
}
