import { parseWithZod } from '@conform-to/zod/v4'
import { ContactTopic, SendContactMessage } from '@consoeurs/contract'
import { redirect } from 'react-router'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
import { accountApi } from '../../features/account/identity/account.api.ts'
import { contactApi } from '../../features/operations/contact/contact.api.ts'
import { contactText } from '../../features/operations/contact/contact.text.ts'
import { ContactForm } from '../../features/operations/contact/contact-form.tsx'
import { pageSummary } from '../../features/publishing/pages/page-summary.ts'
import { pagesApi } from '../../features/publishing/pages/pages.api.ts'
import { Link } from '../../navigation/link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Route } from './+types/contact'

export { RouteErrorWithin as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  const { viewer } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const sent = Number(searchParams.get('envoye'))
  const topic = ContactTopic.safeParse(searchParams.get('sujet')).data ?? ''
  return loadPage(request, async () => {
    const [page, account] = await Promise.all([
      pagesApi(client).get('contact'),
      viewer === null ? null : accountApi(client).get(),
    ])
    return {
      page,
      memberEmail: account?.email ?? null,
      topic,
      sent: Number.isSafeInteger(sent) && sent > 0 ? sent : null,
    }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: SendContactMessage })
  const secrets = { hideFields: ['altcha'] }
  if (submission.status !== 'success') return refuseForm(submission, secrets)
  try {
    const { id } = await contactApi(pageApi(context)).write(submission.value)
    throw redirect(`/l/contact?envoye=${id}`)
  } catch (error) {
    return failForm(submission, error, secrets)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return formAnswerOffline(serverAction)
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, memberEmail, topic, sent } = loaderData
  return (
    <>
      <PageMeta title={page.title} description={pageSummary(page.body)} hidden={sent !== null} />
      {sent === null ? (
        <>
          <PageHead title={page.title} lead={contactText.lead} />
          <p className="soft">
            {contactText.before}{' '}
            <Link className="text-link" to="/l/support">
              {contactText.support}
            </Link>
          </p>
          <ContactForm lastResult={actionData} memberEmail={memberEmail} topic={topic} />
          <Prose html={page.body} />
        </>
      ) : (
        <EmptyState
          level={1}
          title={contactText.sentTitle}
          text={contactText.sentText(sent)}
          action={<ButtonLink to="/l/contact">{contactText.another}</ButtonLink>}
        />
      )}
    </>
  )
}
