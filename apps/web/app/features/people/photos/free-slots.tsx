import { useId } from 'react'
import styles from '../../../styles/shared/photo-editor.module.css'
import { photosText } from '../../../text/photos.ts'
import { Button } from '../../../ui/button.tsx'
import { pictureTypes, useChosenFiles } from '../../../ui/forms/use-chosen-files.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { UnscriptedReturn } from './unscripted-return.tsx'
import { photoFormAction } from './use-photo-form.ts'

interface FreeSlotsProps {
  free: number
  first: boolean
  onChoose: (files: File[]) => void
}

/** All free slots share one input, so that keyboard and screen readers meet it once. */
export function FreeSlots({ free, first, onChoose }: FreeSlotsProps) {
  const id = useId()
  const chosen = useChosenFiles(onChoose)
  return (
    <>
      <form
        className={first ? `${styles.slot} ${styles.addSlot} ${styles.first}` : `${styles.slot} ${styles.addSlot}`}
        method="post"
        action={photoFormAction}
        encType="multipart/form-data"
      >
        <UnscriptedReturn />
        <label htmlFor={id} className={styles.addOpen}>
          <Icon of="plus" size="l" />
          <span className="visually-hidden">{photosText.add}</span>
        </label>
        <input id={id} className="visually-hidden" type="file" name="file" accept={pictureTypes} multiple {...chosen} />
        <Unscripted>
          <Button type="submit" size="sm" name="intent" value="upload">
            {photosText.send}
          </Button>
        </Unscripted>
      </form>
      {Array.from({ length: free - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places have no identity but their place
        <label key={index} htmlFor={id} className={`${styles.slot} ${styles.addSlot}`} aria-hidden="true">
          <Icon of="plus" size="l" />
        </label>
      ))}
    </>
  )
}
