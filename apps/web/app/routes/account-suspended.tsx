import type { OwnMeasure, ShutOutNotice } from '@consoeurs/contract'
import { Form, redirect } from 'react-router'
import { cookieApi } from '../api/cookie-api.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useNobodyHere } from '../consent/use-nobody-here.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { securityApi } from '../features/identity/security.api.ts'
import { personalDataApi } from '../features/personal-data/personal-data.api.ts'
import { askReview, askReviewOffline, Review, reviewsApi, StatementOfReasons } from '../features/reviews/public.ts'
import { PageMeta } from '../page-meta.tsx'
import { fullDate } from '../text/dates.ts'
import { personalDataText } from '../text/personal-data.ts'
import { securityText } from '../text/security.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/account-suspended'
import '../styles/page-own-reports.css'

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

/** She asks for another look; or « Garder mon compte »: then she signs in, as ever. */
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
    <Doorstep>
      <PageMeta title={text.title} hidden />
      {notice === null ? <NothingToSay /> : <Said notice={notice} measure={measure} />}
    </Doorstep>
  )
}

const Said = ({ notice, measure }: { notice: ShutOutNotice; measure: OwnMeasure | null }) =>
  notice.kind === 'leaving' ? <Leaving notice={notice} /> : <Notice notice={notice} measure={measure} />

/** Who comes here without having shown who she is learns nothing of anyone. */
function NothingToSay() {
  return (
    <>
      <header className="su-head">
        <h1 className="d h1">{text.unknownTitle}</h1>
        <p className="soft">{text.unknown}</p>
      </header>
      <ButtonLink to="/login" size="lg" block>
        {text.signIn}
      </ButtonLink>
    </>
  )
}

/** She asked to leave: from here she comes back, and to nothing else. */
function Leaving({ notice: { until, mayKeep } }: { notice: ShutOutNotice }) {
  useNobodyHere()
  const { title, lead, over, keep, signIn } = personalDataText.goodbye
  const end = until === null ? null : new Date(until)
  const isOver = end === null || end < new Date()
  return (
    <div className="stack su-form">
      <header className="su-head">
        <h1 className="d h1">{title}</h1>
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

function sentenceOf({ kind, until }: ShutOutNotice): string {
  if (kind === 'banned') return text.banned
  return kind === 'suspended' && until !== null ? text.suspended(fullDate(new Date(until))) : text.blocked
}

interface NoticeProps {
  notice: ShutOutNotice
  /** Null where it is not the moderation that keeps her out. */
  measure: OwnMeasure | null
}

function Notice({ notice, measure }: NoticeProps) {
  useNobodyHere()
  return (
    <div className="stack su-form">
      <header className="su-head">
        <h1 className="d h1">{text.title}</h1>
        <p className="soft">{sentenceOf(notice)}</p>
      </header>
      <section>
        <h2 className="d h4">{text.reason}</h2>
        {measure === null ? (
          <p>{notice.reason ?? text.noReason}</p>
        ) : (
          <StatementOfReasons measure={{ ...measure, until: null }} />
        )}
      </section>
      {measure === null ? <WriteToUs contact={notice.contact} /> : <Contest measure={measure} />}
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
      <h2 className="d h4">{text.appealTitle}</h2>
      <Review about="compte" review={review} mayAskReview={mayAskReview} open />
    </section>
  )
}

function WriteToUs({ contact }: Pick<ShutOutNotice, 'contact'>) {
  return (
    <section className="su-resend">
      <h2 className="d h4">{text.appealTitle}</h2>
      <p>{text.appeal}</p>
      <a className="btn block" href={`mailto:${contact}`}>
        {text.write}
      </a>
      <p className="small soft">{contact}</p>
    </section>
  )
}
