import { Form, useNavigation } from 'react-router'
import { actOnMailedLink, actOnMailedLinkOffline, readMailedLink } from '../../api/mailed-link.ts'
import { pageApi } from '../../api/page-api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { newsletterApi } from '../../features/operations/newsletter/newsletter.api.ts'
import { newsletterText as text } from '../../features/operations/newsletter/newsletter.text.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/mails-subscribe'

export function loader({ request, context }: Route.LoaderArgs) {
  return readMailedLink(request, newsletterApi(pageApi(context)).request)
}

export function action({ request, context }: Route.ActionArgs) {
  return actOnMailedLink(request, newsletterApi(pageApi(context)).confirm)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actOnMailedLinkOffline(serverAction)
}

function Head({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.head}>
      <h1 className="display heading-1">{title}</h1>
      <p className="soft">{lead}</p>
    </header>
  )
}

export default function MailsSubscribe({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {link === null ? (
        <>
          <Head title={text.unknownTitle} lead={text.unknownLead} />
          <ButtonLink to="/blog/lettre" size="lg" block>
            {text.again}
          </ButtonLink>
        </>
      ) : null}
      {link?.confirmed === true ? (
        <>
          <Head title={text.doneTitle} lead={text.doneLead(link.categories)} />
          <ButtonLink to="/blog" size="lg" block>
            {text.back}
          </ButtonLink>
        </>
      ) : null}
      {link?.confirmed === false ? (
        <>
          <Head title={text.confirmTitle} lead={text.confirmLead(link.categories)} />
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
