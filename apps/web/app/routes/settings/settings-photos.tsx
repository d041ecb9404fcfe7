import { data } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { changePhotos } from '../../features/people/photos/change-photos.ts'
import { PhotosEditor } from '../../features/people/photos/photos-editor.tsx'
import type { PhotoFormAnswer } from '../../features/people/photos/use-photo-form.ts'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { returnTo } from '../../navigation/return-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { photosText } from '../../text/photos.ts'
import { settingsText } from '../../text/settings.ts'
import { FormError } from '../../ui/forms/form-error.tsx'
import type { Route } from './+types/settings-photos'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { photos } = await loadPage(request, () => settingsApi(pageApi(context)).profile())
  return { photos }
}

/** Allowed return paths: the pages with photo forms. */
const returns = /^\/settings\/(photos|steps)(\?|$)/

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  try {
    const problem = await changePhotos(pageApi(context), typed)
    if (problem !== null) return data<PhotoFormAnswer>({ problem }, { status: 400 })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data<PhotoFormAnswer>({ problem: error.message }, { status: error.status || 503 })
  }
  const back = returnTo(typed, returns)
  if (back !== null) throw redirectTo(back)
  return data<PhotoFormAnswer>({ problem: null })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOffline(serverAction, (problem): PhotoFormAnswer => ({ problem }))
}

export default function SettingsPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { photos } = loaderData
  return (
    <SettingsPage title={settingsText.sections.photos} back="/settings/profil">
      <PageMeta title={settingsText.sections.photos} hidden />
      <FormError text={actionData?.problem ?? undefined} />
      <p className="soft">{photos.length === 0 ? photosText.none : photosText.lead}</p>
      <PhotosEditor photos={photos} detailed />
    </SettingsPage>
  )
}
