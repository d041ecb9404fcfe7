import { worksAtDesk } from '@consoeurs/contract'
import { data } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { viewerContext } from '../context.ts'
import { Doorstep } from '../features/identity/doorstep.tsx'
import { securityApi } from '../features/identity/security.api.ts'
import { user } from '../middleware/user.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { deskDoorText } from '../text/desk-door.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/admin'

export const middleware: Route.MiddlewareFunction[] = [user]

/**
 * The door of the desk. Whoever works there is given the desk itself by the server and never comes here: this page asks
 * who she is, or says why it stays closed.
 */
export function loader({ request, context, params }: Route.LoaderArgs) {
  // Not of the request: the router's own question for a page's data has another address.
  const wanted = ['/admin', params['*']].filter(Boolean).join('/')
  // She comes from a page of the site, by its router: the desk is another app.
  if (worksAtDesk(context.get(viewerContext).role)) throw redirectTo(wanted, { whole: true })
  return loadPage(request, async () => {
    const { owed } = await securityApi(pageApi(context)).secondFactor()
    return data({ owed }, { status: 403 })
  })
}

export default function DeskDoor({ loaderData: { owed } }: Route.ComponentProps) {
  const { title, lead, action, to } = owed ? deskDoorText.secondFactor : deskDoorText.closed
  return (
    <Doorstep>
      <PageMeta title={title} hidden />
      <header className="su-head">
        <h1 className="d h1">{title}</h1>
        <p className="soft">{lead}</p>
      </header>
      <ButtonLink to={to} size="lg" block>
        {action}
      </ButtonLink>
    </Doorstep>
  )
}
