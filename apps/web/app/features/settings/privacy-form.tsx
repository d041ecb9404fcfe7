import type { OwnProfile } from '@consoeurs/contract'
import { settingsText } from '../../text/settings.ts'
import { Switch } from '../../ui/checkbox.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { ChoicesForm } from './choices-form.tsx'

const optionsOf = <Value extends string>(texts: Record<Value, { label: string; help: string }>) =>
  Object.entries<{ label: string; help: string }>(texts).map(([value, text]) => ({ value, ...text }))

const switches = ['discreetMode', 'discreetVisits', 'hideLastConnection', 'hideDistance', 'readReceipts'] as const

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
      <div className="set-switches">
        {switches.map((name) => (
          <Switch
            key={name}
            name={name}
            label={settingsText[name]}
            help={settingsText[`${name}Help`]}
            defaultChecked={profile[name]}
          />
        ))}
      </div>
    </ChoicesForm>
  )
}
