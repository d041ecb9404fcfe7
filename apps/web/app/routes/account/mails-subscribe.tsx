import { data, Form, useNavigation } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { pageApi, pageFailure } from '../../api/page-api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { newsletterApi } from '../../features/operations/newsletter/newsletter.api.ts'
import { newsletterText as text } from '../../features/operations/newsletter/newsletter.text.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/mails-subscribe'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? ''

/** Reads the request without confirming it, because mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    return data({ asked: await newsletterApi(pageApi(context)).request(tokenOf(request)) })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) return data({ asked: null }, { status: 400 })
    return pageFailure(error, request)
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  try {
    await newsletterApi(pageApi(context)).confirm(tokenOf(request))
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: error.message }, { status: error.status || 503 })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem) => ({ problem }))
}

function Head({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.head}>
      <h1 className="display heading-1">{title}</h1>
      <p className="soft">{lead}</p>
    </header>
  )
}

export default function MailsSubscribe({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {asked === null ? (
        <>
          <Head title={text.unknownTitle} lead={text.unknownLead} />
          <ButtonLink to="/blog/lettre" size="lg" block>
            {text.again}
          </ButtonLink>
        </>
      ) : null}
      {asked?.confirmed === true ? (
        <>
          <Head title={text.doneTitle} lead={text.doneLead(asked.categories)} />
          <ButtonLink to="/blog" size="lg" block>
            {text.back}
          </ButtonLink>
        </>
      ) : null}
      {asked?.confirmed === false ? (
        <>
          <Head title={text.confirmTitle} lead={text.confirmLead(asked.categories)} />
          <Form method="post" className={`stack ${styles.form}`}>
            <FormError text={actionData?.problem} />
            <Button type="submit" size="lg" block busy={busy}>
              {text.confirm}
            </Button>
          </Form>
        </>
      ) : null}
    </SignInLayout>
  )
}
