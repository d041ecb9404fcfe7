import type { MailTopic } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import { actOnMailedLink, actOnMailedLinkOffline, readMailedLink } from '../../api/mailed-link.ts'
import { pageApi } from '../../api/page-api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { mailsApi } from '../../features/operations/mails/mails.api.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { mailsText as text } from '../../text/pages/mails.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/mails-unsubscribe'

export function loader({ request, context }: Route.LoaderArgs) {
  return readMailedLink(request, mailsApi(pageApi(context)).subscription)
}

/** One-click unsubscribe of mail clients (RFC 8058) has no cookie, follows no redirect and accepts any 2xx status. */
export function action({ request, context }: Route.ActionArgs) {
  return actOnMailedLink(request, mailsApi(pageApi(context)).unsubscribe)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actOnMailedLinkOffline(serverAction)
}

export default function MailsUnsubscribe({ loaderData: { link }, actionData }: Route.ComponentProps) {
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {link === null ? <Said title={text.unknownTitle} lead={text.unknownLead} /> : null}
      {link?.subscribed === false ? <Said {...text.done[link.topic]} isMember={isForMembers(link.topic)} /> : null}
      {link?.subscribed ? <Ask topic={link.topic} problem={actionData?.problem} /> : null}
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
