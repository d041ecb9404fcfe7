import { data } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { cookieApi } from '../../api/cookie-api.ts'
import { federatedStepsText } from '../../features/account/identity/federated-steps.text.ts'
import { federatedApi } from '../../features/account/identity/sign-in/federated.api.ts'
import { linkPage, pageAfterLink } from '../../features/account/identity/sign-in/federated-ends.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/settings-federated'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

/** POST only. A redirect in the loader would also replace the action's response. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method !== 'POST') throw redirectTo(linkPage)
  },
]

/** The CSP (form-action) forbids forms to redirect to another site, so the page shows a link. */
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
          <a className="button" href={url}>
            {federatedStepsText.goThere(name)}
          </a>
        </p>
      </div>
    </SettingsPage>
  )
}
