import { hasAdminAccess } from '@consoeurs/contract'
import { data } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { viewerContext } from '../context.ts'
import { securityApi } from '../features/account/identity/security/security.api.ts'
import { SignInLayout } from '../features/account/identity/sign-in-layout.tsx'
import { user } from '../middleware/user.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page/page-meta.tsx'
import styles from '../styles/shared/doorstep.module.css'
import { adminEntryText } from '../text/pages/admin-entry.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/admin'

export const middleware: Route.MiddlewareFunction[] = [user]

/** Editors and moderators get the admin app from the server instead; others sign in or see why access is denied. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  // Not `request.url`, which differs for the router's data requests.
  const wanted = ['/admin', params['*']].filter(Boolean).join('/')
  // Client-side navigation from the site: the admin is another app.
  if (hasAdminAccess(context.get(viewerContext).role)) throw redirectTo(wanted, { whole: true })
  return loadPage(request, async () => {
    const { owed } = await securityApi(pageApi(context)).secondFactor()
    return data({ owed }, { status: 403 })
  })
}

export default function AdminEntry({ loaderData: { owed } }: Route.ComponentProps) {
  const { title, lead, action, to } = owed ? adminEntryText.secondFactor : adminEntryText.closed
  return (
    <SignInLayout>
      <PageMeta title={title} hidden />
      <header className={styles.head}>
        <h1 className="display heading-1">{title}</h1>
        <p className="soft">{lead}</p>
      </header>
      <ButtonLink to={to} size="lg" block>
        {action}
      </ButtonLink>
    </SignInLayout>
  )
}
