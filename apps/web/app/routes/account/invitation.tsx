import { redirect } from 'react-router'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { requestContext } from '../../context.ts'
import { arrivalApi } from '../../features/account/arrival/arrival.api.ts'
import { arrivalText } from '../../features/account/arrival/arrival.text.ts'
import { SignInLayout } from '../../features/account/identity/sign-in-layout.tsx'
import { checkParams, isInvitation } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/doorstep.module.css'
import { visitorFrameText } from '../../text/pages/visitor-frame.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/invitation'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

/** A link that no longer works leads to the plain sign-up. */
export const loader = checkParams({ slug: isInvitation }, async ({ request, params, context }: Route.LoaderArgs) => {
  if (context.get(requestContext).viewer !== null) throw redirect('/dashboard')
  const { open, prefill } = await loadPage(request, () => arrivalApi(pageApi(context)).checkInvitation(params.slug))
  if (!open) throw redirect('/signup')
  return { signUp: `/signup?invitation=${params.slug}`, isFromTeam: prefill !== null }
})

/** Names nobody: who sent the link says so herself, or not. The team’s mail said that it is the team. */
export default function InvitationPage({ loaderData: { signUp, isFromTeam } }: Route.ComponentProps) {
  const { invitation } = useBrand().text
  const { points, action } = invitation
  const { title, lead } = isFromTeam ? arrivalText.team : invitation
  return (
    <SignInLayout>
      <PageMeta title={title} description={lead} hidden />
      <div className={`stack ${styles.form}`}>
        <header className={styles.head}>
          <h1 className="display heading-1">{title}</h1>
          <p className="soft">{lead}</p>
        </header>
        <ul className="stack tight">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ButtonLink to={signUp} size="lg" block>
          {action}
        </ButtonLink>
        <ButtonLink to="/l/a-propos" look="quiet" block>
          {visitorFrameText.about}
        </ButtonLink>
      </div>
    </SignInLayout>
  )
}
