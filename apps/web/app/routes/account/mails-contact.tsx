import { data, Form, useNavigation } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { pageApi, pageFailure } from '../../api/page-api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { meetingsApi } from '../../features/people/meetings/meetings.api.ts'
import { contactLinkText as text } from '../../features/people/meetings/meetings.text.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/mails-contact'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? ''

/** Reads the choice without changing it, because mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    return data({ link: await meetingsApi(pageApi(context)).contactLink(tokenOf(request)) })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) return data({ link: null }, { status: 400 })
    return pageFailure(error, request)
  }
}

/** Mail clients unsubscribe by one click (RFC 8058) without an `intent` field: that means decline. */
export async function action({ request, context }: Route.ActionArgs) {
  const calls = meetingsApi(pageApi(context))
  const accepts = (await request.formData()).get('intent') === 'accept'
  try {
    await calls[accepts ? 'accept' : 'decline'](tokenOf(request))
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: error.message }, { status: error.status || 503 })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem) => ({ problem }))
}

interface ChoiceProps {
  title: string
  lead: string
  intent: 'accept' | 'decline'
  label: string
  problem: string | undefined
}

function Choice({ title, lead, intent, label, problem }: ChoiceProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{title}</h1>
        <p className="soft">{lead}</p>
      </header>
      <Form method="post" className={`stack ${styles.form}`}>
        <FormError text={problem} />
        <Button
          type="submit"
          name="intent"
          value={intent}
          size="lg"
          block
          look={intent === 'accept' ? 'quiet' : 'brand'}
          busy={busy}
        >
          {label}
        </Button>
      </Form>
    </>
  )
}

function NoLink() {
  return (
    <header className={styles.head}>
      <h1 className="display heading-1">{text.unknown}</h1>
      <p className="soft">{text.unknownLead}</p>
    </header>
  )
}

export default function MailsContact({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {link === null ? <NoLink /> : null}
      {link?.declined === true ? (
        <Choice title={text.done} lead={text.doneLead} intent="accept" label={text.again} problem={problem} />
      ) : null}
      {link?.declined === false ? (
        <Choice title={text.ask} lead={text.askLead} intent="decline" label={text.stop} problem={problem} />
      ) : null}
    </SignInLayout>
  )
}
