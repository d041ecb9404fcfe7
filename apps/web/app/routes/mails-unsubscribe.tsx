import type { MailTopic } from '@consoeurs/contract'
import { data, Form, useNavigation } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { stayOffline } from '../api/form-answer.ts'
import { pageApi, pageFailure } from '../api/page-api.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { mailsApi } from '../features/mails/mails.api.ts'
import { PageMeta } from '../page-meta.tsx'
import { mailsText as text } from '../text/mails.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import type { Route } from './+types/mails-unsubscribe'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? ''

/** Which mails the link is about; opening it changes nothing, for programs open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    return data({ state: await mailsApi(pageApi(context)).subscription(tokenOf(request)) })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) return data({ state: null }, { status: 400 })
    return pageFailure(error, request)
  }
}

/**
 * Pressed here, or by her mail program by itself (RFC 8058): that one has neither session nor cookie, follows nothing,
 * and takes any good status for an answer.
 */
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
  return stayOffline(serverAction, (problem) => ({ problem }))
}

export default function MailsUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = loaderData
  return (
    <Doorstep>
      <PageMeta title={text.title} hidden />
      {state === null ? <Said title={text.unknownTitle} lead={text.unknownLead} /> : null}
      {state?.subscribed === false ? <Said {...text.done[state.topic]} /> : null}
      {state?.subscribed ? <Ask topic={state.topic} problem={actionData?.problem} /> : null}
    </Doorstep>
  )
}

function Ask({ topic, problem }: { topic: MailTopic; problem: string | undefined }) {
  const busy = useNavigation().state !== 'idle'
  const { title, lead } = text.ask[topic]
  return (
    <>
      <header className="su-head">
        <h1 className="d h1">{title}</h1>
        <p className="soft">{lead}</p>
      </header>
      <Form method="post" className="stack su-form">
        <FormError text={problem} />
        <Button type="submit" size="lg" block busy={busy}>
          {text.stop}
        </Button>
      </Form>
    </>
  )
}

function Said({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="d h1">{title}</h1>
      <p className="lead soft su-lead">{lead}</p>
      <ButtonLink to="/settings/notifications" size="lg" block>
        {text.undo}
      </ButtonLink>
    </>
  )
}
