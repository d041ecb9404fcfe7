import { initialOf } from '@consoeurs/contract/text/truncate'
import { classNames } from './class-names.ts'

/** Ring colours; the page must also state their meaning in words. */
export type AvatarRing = 'green' | 'amber' | 'purple' | 'grey'
export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

const ringClasses: Record<AvatarRing, string> = {
  green: 'avatar-ring fresh-green',
  amber: 'avatar-ring fresh-amber',
  purple: 'avatar-ring fresh-purple',
  grey: 'avatar-ring fresh-grey',
}

const pixels: Record<AvatarSize, number> = { xs: 28, sm: 36, md: 48, lg: 64, xl: 124 }

interface AvatarProps {
  src: string | null
  /** Its initial replaces a missing picture. */
  name: string
  size?: AvatarSize
  ring?: AvatarRing | null
  /** Leave empty where the name is shown beside it. */
  alt?: string
  className?: string
}

export function Avatar({ src, name, size = 'md', ring, alt = '', className }: AvatarProps) {
  const side = pixels[size]
  return (
    <span className={classNames('avatar', size, ring && ringClasses[ring], className)}>
      {src === null ? (
        <span className="avatar-letter" aria-hidden="true">
          {initialOf(name)}
        </span>
      ) : (
        <img src={src} alt={alt} width={side} height={side} loading="lazy" decoding="async" />
      )}
    </span>
  )
}

interface StackedPerson {
  id: number | string
  src: string | null
  name: string
}

export function AvatarStack({
  people,
  size = 'xs',
  label,
}: {
  people: StackedPerson[]
  size?: AvatarSize
  label: string
}) {
  return (
    <span className="avatar-stack" role="img" aria-label={label}>
      {people.map((person) => (
        <Avatar key={person.id} src={person.src} name={person.name} size={size} />
      ))}
    </span>
  )
}
