import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './room-picture.module.css'

const PARTS = 4

interface RoomPictureProps {
  /** Of the room: each shows another part of the picture, to tell the rooms of a community apart. */
  id: number
  /** The community's picture. */
  src: string | null | undefined
  size: number
  className: string | undefined
}

export function RoomPicture({ id, src, size, className }: RoomPictureProps) {
  return (
    <span className={classNames(styles.picture, className)} data-part={id % PARTS}>
      {src ? (
        <img {...{ src }} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        <Icon of="sofa" />
      )}
    </span>
  )
}
