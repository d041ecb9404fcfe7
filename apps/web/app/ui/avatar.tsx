import { classNames } from './class-names.ts'

/** The ring's four inks; what they mean is the page's to say in words. */
export type AvatarRing = 'green' | 'amber' | 'purple' | 'grey'
export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

const pixels: Record<AvatarSize, number> = { xs: 28, sm: 36, md: 48, lg: 64, xl: 124 }

interface AvatarProps {
  src: string | null
  /** Used for the letter shown when there is no picture. */
  name: string
  size?: AvatarSize
  ring?: AvatarRing | null
  /** The picture's alternative; leave empty beside the name, which already says it. */
  alt?: string
  className?: string
}

/** A portrait in a soft squircle. */
export function Avatar({ src, name, size = 'md', ring, alt = '', className }: AvatarProps) {
  const side = pixels[size]
  return (
    <span className={classNames('av', size, ring && `f-${ring}`, className)}>
      {src === null ? (
        <span className="av-letter" aria-hidden="true">
          {name.trim().charAt(0).toLocaleUpperCase('fr')}
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

/** A few faces, one over the other; `label` says who they are. */
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
    <span className="stackav" role="img" aria-label={label}>
      {people.map((person) => (
        <Avatar key={person.id} src={person.src} name={person.name} size={size} />
      ))}
    </span>
  )
}
