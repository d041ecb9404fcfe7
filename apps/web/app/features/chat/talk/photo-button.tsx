import { talkText } from '../../../text/talk.ts'
import { pictureTypes, useChosenFiles } from '../../../ui/forms/use-chosen-files.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

export function PhotoButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const { ref: input, onChange } = useChosenFiles(onChoose)
  return (
    <>
      <IconButton icon="image-plus" label={talkText.addPhotos} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={onChange}
      />
    </>
  )
}
