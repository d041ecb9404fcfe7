import type { ProfilePhoto } from '@consoeurs/contract'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from '../../../styles/shared/photo-editor.module.css'
import { photosText } from '../../../text/photos.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type MenuItem, MenuPopup } from '../../../ui/overlays/menu.tsx'
import { UnscriptedReturn } from './unscripted-return.tsx'
import { photoFormAction } from './use-photo-form.ts'

export interface PhotoTileProps {
  photo: ProfilePhoto
  position: number
  total: number
  onMove: (by: -1 | 1) => void
  onMain: () => void
  onCrop: () => void
  onRemove: () => void
  /** Upload progress of a new version, over the picture. */
  veil?: ReactNode
}

/** Arrow keys move the photo; the menu has the same for touch. */
const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function itemsOf({ position, total, onMove, onMain, onCrop, onRemove }: PhotoTileProps): MenuItem[] {
  const forward: MenuItem[] = [
    { label: photosText.makeMain, icon: 'star', onSelect: onMain },
    { label: photosText.moveEarlier, icon: 'arrow-left', onSelect: () => onMove(-1) },
  ]
  const back: MenuItem = { label: photosText.moveLater, icon: 'arrow-right', onSelect: () => onMove(1) }
  return [
    ...(position > 1 ? forward : []),
    ...(position < total ? [back] : []),
    { label: photosText.crop, icon: 'crop', onSelect: onCrop },
    { label: photosText.removeOne, icon: 'x', tone: 'danger', onSelect: onRemove },
  ]
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, position, total, onMove, onRemove, veil } = props
  const [open, setOpen] = useState(false)
  const grip = useRef<HTMLButtonElement>(null)
  const { formats, alt } = photo.file
  const main = position === 1
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <form className={classNames(styles.slot, main && styles.first)} method="post" action={photoFormAction}>
      <button
        ref={grip}
        id={`photo-${photo.id}`}
        type="button"
        className={styles.grip}
        aria-label={photosText.gripLabel({ position, total, alt, main })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
      >
        <img src={main ? formats.medium.url : formats.small.url} alt="" draggable={false} />
      </button>
      {photo.state === 'shown' ? null : (
        <span className={styles.mainTag}>
          <Icon of={photo.state === 'waiting' ? 'clock' : 'eye-off'} size="s" />
          {photosText.states[photo.state]}
        </span>
      )}
      {main && photo.state === 'shown' ? (
        <span className={styles.mainTag}>
          <Icon of="star" size="s" />
          {photosText.main}
        </span>
      ) : null}
      {veil}
      <input type="hidden" name="id" value={photo.id} />
      <UnscriptedReturn />
      <button
        type="submit"
        name="intent"
        value="remove"
        className="icon-button"
        aria-label={photosText.remove(position)}
        onClick={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        <Icon of="x" />
      </button>
      <MenuPopup
        label={photosText.gripLabel({ position, total, alt, main })}
        items={itemsOf(props)}
        open={open}
        onOpenChange={setOpen}
        anchor={grip}
      />
    </form>
  )
}
