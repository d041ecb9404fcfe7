import { talkText } from '../../../text/talk.ts'
import { pictureTypes, useChosenFiles } from '../../../ui/forms/use-chosen-files.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'

interface AttachButtonProps {
  onPhotos: (files: Iterable<File>) => void
  /** Null where only photos can be added. */
  onPoll: (() => void) | null
}

/** Photos, or a menu of what can be added. */
export function AttachButton({ onPhotos, onPoll }: AttachButtonProps) {
  const { ref: input, onChange } = useChosenFiles(onPhotos)
  const choose = () => input.current?.click()
  return (
    <>
      {onPoll === null ? (
        <IconButton icon="image-plus" label={talkText.addPhotos} onClick={choose} />
      ) : (
        <Menu
          label={talkText.attach}
          icon="plus"
          align="start"
          items={[
            { label: talkText.attachPhotos, icon: 'image-plus', onSelect: choose },
            { label: talkText.attachPoll, icon: 'chart-bar-decreasing', onSelect: onPoll },
          ]}
        />
      )}
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
