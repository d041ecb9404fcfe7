import type { OwnProfile } from '@consoeurs/contract'
import styles from '../../../styles/shared/settings.module.css'
import { Switch } from '../../../ui/forms/checkbox.tsx'
import { ChoicesForm } from './choices-form.tsx'
import { readingText } from './reading.text.ts'

/** Applies on all devices. */
export function ReadingForm({ profile }: { profile: OwnProfile }) {
  return (
    <ChoicesForm part="reading">
      <div className={styles.switches}>
        <Switch
          name="showsCovered"
          label={readingText.showsCovered}
          help={readingText.showsCoveredHelp}
          defaultChecked={profile.showsCovered}
        />
        <Switch
          name="linkPreviews"
          label={readingText.linkPreviews}
          help={readingText.linkPreviewsHelp}
          defaultChecked={profile.linkPreviews}
        />
      </div>
    </ChoicesForm>
  )
}
