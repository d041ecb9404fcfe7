import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './batches.module.css'
import { batchesText } from './batches.text.ts'

/** A picture sent with its form. Names the chosen file. */
export function PictureField() {
  const [chosen, setChosen] = useState('')
  return (
    <label className={`button line sm ${styles.pictureField}`}>
      <Icon of="camera" />
      <span className="button-text truncated">{chosen || batchesText.form.picture}</span>
      <input
        type="file"
        name="picture"
        accept="image/*"
        className="visually-hidden"
        onChange={(event) => setChosen(event.currentTarget.files?.[0]?.name ?? '')}
      />
    </label>
  )
}
