import { parseWithZod } from '@conform-to/zod/v4'
import { SubscribeToNewsletter } from '@consoeurs/contract/operations/newsletter'
import { redirect } from 'react-router'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { newsletterApi } from '../../features/operations/newsletter/newsletter.api.ts'
import { newsletterText as text } from '../../features/operations/newsletter/newsletter.text.ts'
import { NewsletterForm } from '../../features/operations/newsletter/newsletter-form.tsx'
import { articlesApi } from '../../features/publishing/articles/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { pageAddress } from '../../navigation/page-address.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Route } from './+types/newsletter'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request)
  return loadPage(request, async () => ({
    sent: searchParams.has('envoye'),
    wanted: searchParams.get('rubrique'),
    categories: (await articlesApi(pageApi(context)).topics('categories')).data,
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: SubscribeToNewsletter })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await newsletterApi(pageApi(context)).subscribe(submission.value)
  } catch (error) {
    return failForm(submission, error)
  }
  return redirect('/blog/lettre?envoye')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

export default function Newsletter({ loaderData: { sent, wanted, categories }, actionData }: Route.ComponentProps) {
  const chosen = categories.filter(({ attributes: { slug } }) => wanted === null || slug === wanted)
  return (
    <ModulePage>
      <PageMeta title={text.title} description={text.lead} hidden />
      {sent ? (
        <EmptyState
          level={1}
          title={text.sentTitle}
          text={text.sentText}
          action={<ButtonLink to="/blog">{text.back}</ButtonLink>}
        />
      ) : (
        <>
          <PageHead title={text.title} lead={text.lead} />
          <div className="gutter">
            <NewsletterForm categories={categories} chosen={chosen.map(({ id }) => id)} lastResult={actionData} />
          </div>
        </>
      )}
    </ModulePage>
  )
}
