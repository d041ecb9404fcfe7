import { redirect } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { answerPart, keepPartOffline } from '../features/settings/answer-part.ts'
import { PartForm } from '../features/settings/part-form.tsx'
import { PlaceFields } from '../features/settings/place-fields.tsx'
import { AboutFields, InterestFields, NameFields, SeekingFields } from '../features/settings/profile-fields.tsx'
import { settingsApi } from '../features/settings/settings.api.ts'
import { SettingsPage } from '../layouts/settings-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import { profileText } from '../text/profile-form.ts'
import { settingsText } from '../text/settings.ts'
import { MoreLink } from '../ui/button.tsx'
import type { Route } from './+types/settings-profile'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

const shortestQuery = 2

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim()
  const api = settingsApi(pageApi(context))
  const [profile, places] = await loadPage(request, () =>
    Promise.all([api.profile(), q.length < shortestQuery ? null : api.places(q)]),
  )
  return { profile, searched: { q, places } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData()
  if (typed.get('intent') === 'search') {
    throw redirect(`/settings/profil?q=${encodeURIComponent(String(typed.get('q')))}`)
  }
  return answerPart(pageApi(context), typed)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPartOffline(args)

export default function SettingsProfile({ loaderData }: Route.ComponentProps) {
  const { profile, searched } = loaderData
  return (
    <SettingsPage title={settingsText.sections.profil}>
      <PageMeta title={settingsText.sections.profil} hidden />
      <div className="set-forms">
        <MoreLink to="/p">{settingsText.seeProfile}</MoreLink>
        <PartForm part="name" title={settingsText.profileName}>
          {(answer) => <NameFields profile={profile} answer={answer} />}
        </PartForm>
        <PartForm part="about" title={profileText.presentation}>
          {(answer) => <AboutFields profile={profile} answer={answer} />}
        </PartForm>
        <PartForm part="place" title={profileText.place}>
          {(answer) => <PlaceFields profile={profile} answer={answer} searched={searched} />}
        </PartForm>
        <PartForm part="seeking" title={profileText.lookingFor}>
          {(answer) => <SeekingFields profile={profile} answer={answer} />}
        </PartForm>
        <PartForm part="interests" title={profileText.interests}>
          {(answer) => <InterestFields profile={profile} answer={answer} />}
        </PartForm>
      </div>
    </SettingsPage>
  )
}
