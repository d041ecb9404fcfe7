import type { OwnProfile } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { settingsText } from '../../text/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/checkbox.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.tsx'
import { Unscripted } from '../../ui/unscripted.tsx'
import type { PartAnswer } from './part-form.tsx'

const optionsOf = <Value extends string>(texts: Record<Value, { label: string; help: string }>) =>
  Object.entries<{ label: string; help: string }>(texts).map(([value, text]) => ({ value, ...text }))

const switches = ['discreetVisits', 'hideLastConnection', 'hideDistance', 'readReceipts'] as const

/** Each choice is saved as it is made; a refusal puts the form back to what is saved. */
export function PrivacyForm({ profile }: { profile: OwnProfile }) {
  const fetcher = useFetcher<PartAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const refused = fetcher.state === 'idle' ? fetcher.data?.refusal?.error : undefined
  const problem = refused && Object.values(refused).flat()[0]
  useEffect(() => {
    if (!problem) return
    toast.error(problem)
    form.current?.reset()
  }, [problem])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="set-form"
      onChange={(event) => void fetcher.submit(event.currentTarget)}
    >
      <input type="hidden" name="part" value="privacy" />
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
      <p className="small soft" role="status">
        {fetcher.state === 'idle' && fetcher.data?.refusal === null ? settingsText.saved : settingsText.freeForAll}
      </p>
      <Unscripted>
        <Button type="submit">{settingsText.save}</Button>
      </Unscripted>
    </fetcher.Form>
  )
}
