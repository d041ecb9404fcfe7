import { useState } from 'react'
import { Avatar } from './avatar.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import styles from './small-picture.module.css'

interface SmallPictureProps {
  src: string | null
  /** Source of the initial, for a member without a picture… */
  name: string
  face: boolean
  /** …and the fallback for anything else. */
  icon: IconName
  /** 36 or 48 px. */
  size?: 'sm' | 'md'
}

const classes = { sm: `${styles.picture} sm`, md: styles.picture }
const sides = { sm: 36, md: 48 }

function Drawn({ src, name, face, icon, size = 'md' }: SmallPictureProps) {
  if (face) return <Avatar src={src} name={name} size={size} />
  if (src === null) {
    return (
      <span className={classes[size]}>
        <Icon of={icon} size="s" />
      </span>
    )
  }
  const side = sides[size]
  return <img className={classes[size]} src={src} alt="" width={side} height={side} loading="lazy" decoding="async" />
}

/** Falls back to an initial or icon. */
export function SmallPicture(props: SmallPictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const { src } = props
  return (
    <span className={styles.contents} onErrorCapture={() => setMissing(src)}>
      <Drawn {...props} src={src === missing ? null : src} />
    </span>
  )
}
