import type { ReviewLink } from '@consoeurs/contract'
import { mailedToken, readMailedLink } from '../../api/mailed-link.ts'
import { pageApi } from '../../api/page-api.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import ownReportsStyles from '../../features/moderation/reviews/own-reports.module.css'
import { askReview, askReviewOffline, Review, reviewsApi } from '../../features/moderation/reviews/public.ts'
import { reviewsText as text } from '../../features/moderation/reviews/reviews.text.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/account-review'

export function loader({ request, context }: Route.LoaderArgs) {
  return readMailedLink(request, reviewsApi(pageApi(context)).link)
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = mailedToken(request)
  return askReview(await request.formData(), (_about, words) => reviewsApi(pageApi(context)).ofLink(token, words))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return askReviewOffline(request, serverAction)
}

/** Shows the decision from the mail, and a form to contest it. */
export default function AccountReview({ loaderData: { link } }: Route.ComponentProps) {
  return (
    <SignInLayout>
      <PageMeta title={text.linkTitle} hidden />
      {link === null ? <NoLink /> : <Decision link={link} />}
    </SignInLayout>
  )
}

function NoLink() {
  return (
    <>
      <header className={styles.head}>
        <h1 className="display heading-1">{text.linkNone}</h1>
        <p className="soft">{text.linkNoneText}</p>
      </header>
      <ButtonLink to="/l/contact?sujet=moderation" size="lg" block>
        {text.contact}
      </ButtonLink>
    </>
  )
}

function Decision({ link: { reportId, statement, review, mayAskReview } }: { link: ReviewLink }) {
  return (
    <div className={`stack ${styles.form}`}>
      <header className={styles.head}>
        <h1 className="display heading-1">{text.linkTitle}</h1>
        <p className="soft">{text.linkLead(reportId)}</p>
      </header>
      <p className={ownReportsStyles.statementText}>{statement}</p>
      <p className="small soft">{text.byPerson}</p>
      {review === null && !mayAskReview ? <p className="soft">{text.over}</p> : null}
      <Review about="lien" review={review} mayAskReview={mayAskReview} open />
    </div>
  )
}
