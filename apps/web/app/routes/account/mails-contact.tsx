import { Form, useNavigation } from 'react-router'
import { actOnMailedLink, actOnMailedLinkOffline, readMailedLink } from '../../api/mailed-link.ts'
import { pageApi } from '../../api/page-api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { meetingsApi } from '../../features/people/meetings/meetings.api.ts'
import { contactLinkText as text } from '../../features/people/meetings/meetings.text.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/mails-contact'

export function loader({ request, context }: Route.LoaderArgs) {
  return readMailedLink(request, meetingsApi(pageApi(context)).contactLink)
}

/** Mail clients unsubscribe by one click (RFC 8058) without an `intent` field: that means decline. */
export async function action({ request, context }: Route.ActionArgs) {
  const calls = meetingsApi(pageApi(context))
  const accepts = (await request.formData()).get('intent') === 'accept'
  return actOnMailedLink(request, calls[accepts ? 'accept' : 'decline'])
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actOnMailedLinkOffline(serverAction)
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
