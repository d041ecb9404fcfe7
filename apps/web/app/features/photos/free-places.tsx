import { useId } from 'react'
import { photosText } from '../../text/photos.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Unscripted } from '../../ui/unscripted.tsx'
import { pictureTypes, useChosenFiles } from '../../ui/use-chosen-files.ts'
import { UnscriptedReturn } from './unscripted-return.tsx'
import { photoFormAction } from './use-photo-form.ts'

interface FreePlacesProps {
  free: number
  first: boolean
  onChoose: (files: File[]) => void
}

/** One input that every free place opens; readers and the keyboard meet it once. */
export function FreePlaces({ free, first, onChoose }: FreePlacesProps) {
  const id = useId()
  const chosen = useChosenFiles(onChoose)
  return (
    <>
      <form
        className={first ? 'sl add first' : 'sl add'}
        method="post"
        action={photoFormAction}
        encType="multipart/form-data"
      >
        <UnscriptedReturn />
        <label htmlFor={id} className="add-open">
          <Icon of="plus" size="l" />
          <span className="sr">{photosText.add}</span>
        </label>
        <input id={id} className="sr" type="file" name="file" accept={pictureTypes} multiple {...chosen} />
        <Unscripted>
          <Button type="submit" size="sm" name="intent" value="upload">
            {photosText.send}
          </Button>
        </Unscripted>
      </form>
      {Array.from({ length: free - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places have no identity but their place
        <label key={index} htmlFor={id} className="sl add" aria-hidden="true">
          <Icon of="plus" size="l" />
        </label>
      ))}
    </>
  )
}
