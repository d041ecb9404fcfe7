import type { MailTopic } from '@consoeurs/contract'
import { data, Form, useNavigation } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { pageApi, pageFailure } from '../../api/page-api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { mailsApi } from '../../features/operations/mails/mails.api.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { mailsText as text } from '../../text/pages/mails.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/mails-unsubscribe'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? ''

/** Reads the subscription without ending it, because mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    return data({ state: await mailsApi(pageApi(context)).subscription(tokenOf(request)) })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) return data({ state: null }, { status: 400 })
    return pageFailure(error, request)
  }
}

/** One-click unsubscribe of mail clients (RFC 8058) has no cookie, follows no redirect and accepts any 2xx status. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await mailsApi(pageApi(context)).unsubscribe(tokenOf(request))
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: error.message }, { status: error.status || 503 })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem) => ({ problem }))
}

export default function MailsUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = loaderData
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {state === null ? <Said title={text.unknownTitle} lead={text.unknownLead} /> : null}
      {state?.subscribed === false ? <Said {...text.done[state.topic]} isMember={isForMembers(state.topic)} /> : null}
      {state?.subscribed ? <Ask topic={state.topic} problem={actionData?.problem} /> : null}
    </SignInLayout>
  )
}

const isForMembers = (topic: MailTopic) => topic !== 'invitation' && topic !== 'newsletter'

function Ask({ topic, problem }: { topic: MailTopic; problem: string | undefined }) {
  const busy = useNavigation().state !== 'idle'
  const { title, lead } = text.ask[topic]
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{title}</h1>
        <p className="soft">{lead}</p>
      </header>
      <Form method="post" className={`stack ${styles.form}`}>
        <FormError text={problem} />
        <Button type="submit" size="lg" block busy={busy}>
          {topic === 'invitation' ? text.refuse : text.stop}
        </Button>
      </Form>
    </>
  )
}

function Said({ title, lead, isMember = true }: { title: string; lead: string; isMember?: boolean }) {
  return (
    <>
      <h1 className="display heading-1">{title}</h1>
      <p className={`lead soft ${styles.lead}`}>{lead}</p>
      <ButtonLink to={isMember ? '/settings/notifications' : '/'} size="lg" block>
        {isMember ? text.undo : text.home}
      </ButtonLink>
    </>
  )
}
