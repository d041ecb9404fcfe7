import type { OwnMeasure, SuspensionNotice } from '@consoeurs/contract'
import { Form, redirect } from 'react-router'
import { cookieApi } from '../../api/cookie-api.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { useClearLocalData } from '../../consent/use-clear-local-data.ts'
import { securityApi } from '../../features/account/identity/security/security.api.ts'
import { securityText } from '../../features/account/identity/security.text.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import {
  askReview,
  askReviewOffline,
  Review,
  reviewsApi,
  StatementOfReasons,
} from '../../features/moderation/reviews/public.ts'
import { personalDataApi } from '../../features/operations/personal-data/personal-data.api.ts'
import { personalDataText } from '../../features/operations/personal-data/personal-data.text.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { fullDate } from '../../text/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/account-suspended'

const text = securityText.suspended

export function loader({ request, context }: Route.LoaderArgs) {
  const client = pageApi(context)
  return loadPage(request, async () => {
    const [{ notice }, { measure }] = await Promise.all([
      securityApi(client).standing(),
      reviewsApi(client).keepingOut(),
    ])
    return { notice, measure }
  })
}

/** Handles a request for a review, and « Garder mon compte », which leads to sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') === 'keep') {
    await loadPage(request, () => personalDataApi(cookieApi(context).api).keep())
    throw redirect('/login')
  }
  return askReview(form, (_about, words) => reviewsApi(pageApi(context)).ofKeepingOut(words))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return askReviewOffline(request, serverAction)
}

export default function AccountSuspendedPage({ loaderData: { notice, measure } }: Route.ComponentProps) {
  return (
    <SignInLayout>
      <PageMeta title={text.title} hidden />
      {notice === null ? <NothingToSay /> : <SuspensionReasons notice={notice} measure={measure} />}
    </SignInLayout>
  )
}

const SuspensionReasons = ({ notice, measure }: { notice: SuspensionNotice; measure: OwnMeasure | null }) =>
  notice.kind === 'leaving' ? <Leaving notice={notice} /> : <Notice notice={notice} measure={measure} />

function NothingToSay() {
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{text.unknownTitle}</h1>
        <p className="soft">{text.unknown}</p>
      </header>
      <ButtonLink to="/login" size="lg" block>
        {text.signIn}
      </ButtonLink>
    </>
  )
}

/** The member requested deletion; keeping the account is the only action here. */
function Leaving({ notice: { until, mayKeep } }: { notice: SuspensionNotice }) {
  useClearLocalData()
  const { title, lead, over, keep, signIn } = personalDataText.goodbye
  const end = until === null ? null : new Date(until)
  const isOver = end === null || end < new Date()
  return (
    <div className={`stack ${styles.form}`}>
      <header className={styles.head}>
        <h1 className="display heading-1">{title}</h1>
        <p className="soft">{isOver ? over : lead(fullDate(end))}</p>
      </header>
      {mayKeep ? (
        <Form method="post" className="stack">
          <Button type="submit" name="intent" value="keep" size="lg" block>
            {keep}
          </Button>
        </Form>
      ) : null}
      {mayKeep || isOver ? null : (
        <ButtonLink to="/login" size="lg" block>
          {signIn}
        </ButtonLink>
      )}
    </div>
  )
}

function sentenceOf({ kind, until }: SuspensionNotice): string {
  if (kind === 'banned') return text.banned
  return kind === 'suspended' && until !== null ? text.suspended(fullDate(new Date(until))) : text.blocked
}

interface NoticeProps {
  notice: SuspensionNotice
  /** Null where access is blocked for another reason than moderation. */
  measure: OwnMeasure | null
}

function Notice({ notice, measure }: NoticeProps) {
  useClearLocalData()
  return (
    <div className={`stack ${styles.form}`}>
      <header className={styles.head}>
        <h1 className="display heading-1">{text.title}</h1>
        <p className="soft">{sentenceOf(notice)}</p>
      </header>
      <section>
        <h2 className="display heading-4">{text.reason}</h2>
        {measure === null ? (
          <p>{notice.reason ?? text.noReason}</p>
        ) : (
          <StatementOfReasons measure={{ ...measure, until: null }} />
        )}
      </section>
      {measure === null ? <SendContactMessage contact={notice.contact} /> : <Contest measure={measure} />}
      <ButtonLink to="/l/charte" look="quiet" block>
        {text.charter}
      </ButtonLink>
    </div>
  )
}

function Contest({ measure: { review, mayAskReview } }: { measure: OwnMeasure }) {
  if (review === null && !mayAskReview) return null
  return (
    <section className="stack">
      <h2 className="display heading-4">{text.appealTitle}</h2>
      <Review about="compte" review={review} mayAskReview={mayAskReview} open />
    </section>
  )
}

function SendContactMessage({ contact }: Pick<SuspensionNotice, 'contact'>) {
  return (
    <section className={styles.resend}>
      <h2 className="display heading-4">{text.appealTitle}</h2>
      <p>{text.appeal}</p>
      <a className="button block" href={`mailto:${contact}`}>
        {text.write}
      </a>
      <p className="small soft">{contact}</p>
    </section>
  )
}
