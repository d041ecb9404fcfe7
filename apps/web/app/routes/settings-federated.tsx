import { data } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { cookieApi } from '../api/cookie-api.ts'
import { federatedApi } from '../features/identity/federated.api.ts'
import { linkPage, pageAfterLink } from '../features/identity/federated-ends.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { redirectTo } from '../navigation/redirect-to.ts'
import { PageMeta } from '../page-meta.tsx'
import { federatedStepsText } from '../text/federated-steps.ts'
import type { Route } from './+types/settings-federated'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

/** Only the form has business here. A loader would turn its answer away as well, for loaders run after the action. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method === 'GET') throw redirectTo(linkPage)
  },
]

/**
 * Links or takes away without scripts. The form may not lead to another site (form-action), so she goes on by a link.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  const typedPassword = typed.get('password')
  const given = typeof typedPassword === 'string' && typedPassword !== '' ? { password: typedPassword } : {}
  const { api, headers } = cookieApi(context)
  try {
    const identity = federatedApi(api)
    if (typed.get('intent') === 'unlink') {
      await identity.unlink(given)
      return redirectTo(`${linkPage}?lien=retire`)
    }
    const [{ link }, { url }] = await Promise.all([identity.link(), identity.startLink(given)])
    return data({ url, name: link?.providerName ?? '' }, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return redirectTo(pageAfterLink(error.code) ?? `${linkPage}?lien=${error.code}`)
  }
}

export default function SettingsFederated({ actionData }: Route.ComponentProps) {
  if (actionData === undefined) return null
  const { url, name } = actionData
  return (
    <SettingsPage title={federatedStepsText.sectionTitle}>
      <PageMeta title={federatedStepsText.sectionTitle} hidden />
      <div className="stack">
        <p className="soft">{federatedStepsText.goThereLead(name)}</p>
        <p>
          <a className="btn" href={url}>
            {federatedStepsText.goThere(name)}
          </a>
        </p>
      </div>
    </SettingsPage>
  )
}
