import type { GroupView } from '@consoeurs/contract'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './groups.module.css'

/** Its own picture, or the faces of up to three others. The name stands beside it. */
export function GroupPicture({ group, small = false }: { group: GroupView; small?: boolean }) {
  const { room, faces } = group
  const url = room.community.avatar?.formats.thumbnail.url
  const size = small ? styles.small : undefined
  if (url !== undefined) return <Avatar src={url} name={room.name} className={classNames(styles.single, size)} />
  return (
    <span className={classNames(styles.faces, size)} aria-hidden="true" data-hook="group-faces">
      {faces.length === 0 ? <Icon of="users" /> : null}
      {faces.map(({ id, avatar, displayName }) => (
        <Avatar key={id} src={avatar} name={displayName} size="sm" />
      ))}
    </span>
  )
}
