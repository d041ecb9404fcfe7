import { redirect } from 'react-router'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { savePartOffline, saveSettingsPart } from '../../features/account/settings/answer-part.ts'
import { PartForm } from '../../features/account/settings/part-form.tsx'
import { ThemeFields } from '../../features/account/settings/profile-theme-fields.tsx'
import {
  isProfileTheme,
  type ProfileTheme,
  profilePath,
  profileThemes,
} from '../../features/account/settings/profile-themes.ts'
import { settingsApi } from '../../features/account/settings/settings.api.ts'
import { SpokenAnswerEditor } from '../../features/account/settings/spoken-answer-editor.tsx'
import { SettingsPage } from '../../layouts/settings-page.tsx'
import { checkParams } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import styles from '../../styles/shared/settings.module.css'
import type { Route } from './+types/settings-profile-theme'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

const checks = { page: isProfileTheme }

export const loader = checkParams(checks, async ({ request, context, params }: Route.LoaderArgs) => {
  const theme = params.page as ProfileTheme
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim()
  const api = settingsApi(pageApi(context))
  const [profile, places] = await loadPage(request, () => Promise.all([api.profile(), q === '' ? null : api.places(q)]))
  return { theme, profile, searched: { q, places } }
})

export const action = checkParams(checks, async ({ request, context }: Route.ActionArgs) => {
  const typed = await request.formData()
  if (typed.get('intent') === 'search') {
    throw redirect(`/settings/profil/lieu?q=${encodeURIComponent(String(typed.get('q')))}`)
  }
  return saveSettingsPart(pageApi(context), typed)
})

export const clientAction = (args: Route.ClientActionArgs) => savePartOffline(args)

export default function SettingsProfileTheme({ loaderData }: Route.ComponentProps) {
  const { theme, profile, searched } = loaderData
  const { title } = profileThemes[theme]
  return (
    <SettingsPage title={title} back={profilePath}>
      <PageMeta title={title} hidden />
      <div className={styles.forms}>
        {theme === 'voix' ? (
          <SpokenAnswerEditor spokenAnswer={profile.spokenAnswer} />
        ) : (
          <PartForm key={theme} part={profileThemes[theme].part} title={title}>
            {(answer) => <ThemeFields theme={theme} profile={profile} answer={answer} searched={searched} />}
          </PartForm>
        )}
      </div>
    </SettingsPage>
  )
}
