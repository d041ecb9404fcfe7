import { limits, type OwnProfile } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { settingsText } from '../../../text/settings.ts'
import { Row, Rows } from '../../../ui/rows/rows.tsx'
import { profileText } from './profile-form.text.ts'
import { profilePath, profileThemes, themeValues } from './profile-themes.ts'

const themes = Object.entries(profileThemes) as [keyof typeof profileThemes, { title: string; icon: 'star' }][]

/** /settings/profil: a page for each theme, with what the member has given. */
export function ProfileThemeRows({ profile }: { profile: OwnProfile }) {
  const values = themeValues(profile, useBrand())
  return (
    <>
      <Rows>
        <Row
          to="/settings/photos"
          icon="images"
          label={settingsText.sections.photos}
          value={profileText.answered(profile.photos.length, limits.photos)}
        />
        <Row
          to="/settings/certification"
          icon="badge-check"
          label={settingsText.sections.certification}
          value={profile.certified ? profileText.certified : undefined}
        />
      </Rows>
      <Rows>
        {themes.map(([theme, { title, icon }]) => (
          <Row key={theme} to={`${profilePath}/${theme}`} icon={icon} label={title} value={values[theme]} />
        ))}
      </Rows>
      <Rows>
        <Row to="/p?vue=membre" icon="eye" label={settingsText.seeProfile} />
      </Rows>
    </>
  )
}
