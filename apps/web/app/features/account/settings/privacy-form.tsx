import type { OwnProfile } from '@consoeurs/contract'
import styles from '../../../styles/shared/settings.module.css'
import { settingsText } from '../../../text/settings.ts'
import { Switch } from '../../../ui/forms/checkbox.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { ChoicesForm } from './choices-form.tsx'

const optionsOf = <Value extends string>(texts: Record<Value, { label: string; help: string }>) =>
  Object.entries<{ label: string; help: string }>(texts).map(([value, text]) => ({ value, ...text }))

const switches = ['discreetVisits', 'hideLastConnection', 'hideDistance', 'readReceipts'] as const

interface ProfileSwitchProps {
  name: (typeof switches)[number] | 'discreetMode'
  profile: OwnProfile
}

function ProfileSwitch({ name, profile }: ProfileSwitchProps) {
  return (
    <Switch name={name} label={settingsText[name]} help={settingsText[`${name}Help`]} defaultChecked={profile[name]} />
  )
}

export function PrivacyForm({ profile }: { profile: OwnProfile }) {
  return (
    <ChoicesForm part="privacy" note={settingsText.freeForAll}>
      <RadioCards
        legend={settingsText.visibility}
        name="visibility"
        options={optionsOf(settingsText.visibilities)}
        defaultValue={profile.visibility}
      />
      <RadioCards
        legend={settingsText.whoMayWrite}
        name="whoMayWrite"
        options={optionsOf(settingsText.writers)}
        defaultValue={profile.whoMayWrite}
      />
      <div className={styles.switches}>
        {switches.map((name) => (
          <ProfileSwitch key={name} name={name} profile={profile} />
        ))}
      </div>
    </ChoicesForm>
  )
}

export function DiscreetModeForm({ profile }: { profile: OwnProfile }) {
  return (
    <ChoicesForm part="discretion">
      <div className={styles.switches}>
        <ProfileSwitch name="discreetMode" profile={profile} />
      </div>
      <p className="soft">{settingsText.discreetMails}</p>
    </ChoicesForm>
  )
}
