import type { OwnProfile } from '@consoeurs/contract'
import { readingText } from '../../text/reading.ts'
import { Switch } from '../../ui/checkbox.tsx'
import { ChoicesForm } from './choices-form.tsx'

/** What she reads without being asked first. Hers on every device. */
export function ReadingForm({ profile }: { profile: OwnProfile }) {
  return (
    <ChoicesForm part="reading">
      <div className="set-switches">
        <Switch
          name="showsCovered"
          label={readingText.showsCovered}
          help={readingText.showsCoveredHelp}
          defaultChecked={profile.showsCovered}
        />
      </div>
    </ChoicesForm>
  )
}
