import { Form } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { UnsentNotice } from '../features/messages/public.ts'
import { settingsApi } from '../features/settings/settings.api.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { identityText } from '../text/identity.ts'
import { settingsText } from '../text/settings.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { Route } from './+types/settings-account'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { username, email } = await loadPage(request, () => settingsApi(pageApi(context)).account())
  return { username, email }
}

export default function SettingsAccount({ loaderData }: Route.ComponentProps) {
  const { username, email } = loaderData
  return (
    <SettingsPage title={settingsText.sections.compte}>
      <PageMeta title={settingsText.sections.compte} hidden />
      <div className="set-forms">
        <div className="set-form">
          <Field label={settingsText.username} help={settingsText.usernameHelp}>
            <TextInput value={username} readOnly />
          </Field>
          <Field label={settingsText.email} help={settingsText.emailHelp}>
            <TextInput type="email" value={email} readOnly />
          </Field>
        </div>
        <Form method="post" action="/logout" reloadDocument className="set-form">
          <h2 className="d h3">{settingsText.signOutTitle}</h2>
          <p className="soft">{settingsText.signOutLead}</p>
          <UnsentNotice />
          <Button type="submit" look="line">
            {identityText.signOut}
          </Button>
        </Form>
      </div>
    </SettingsPage>
  )
}
