import { useState } from 'react'
import { Avatar } from './avatar.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import '../styles/small-picture.css'

interface SmallPictureProps {
  src: string | null
  /** Its letter stands for a face that has no picture… */
  name: string
  face: boolean
  /** …and this for anything else. */
  icon: IconName
  /** In pixels: 36 or 48 wide. */
  size?: 'sm' | 'md'
}

const sides = { sm: 36, md: 48 }

function Drawn({ src, name, face, icon, size = 'md' }: SmallPictureProps) {
  if (face) return <Avatar src={src} name={name} size={size} />
  if (src === null) {
    return (
      <span className={`small-pic ${size}`}>
        <Icon of={icon} size="s" />
      </span>
    )
  }
  const side = sides[size]
  return (
    <img className={`small-pic ${size}`} src={src} alt="" width={side} height={side} loading="lazy" decoding="async" />
  )
}

/** What stands before a name in a list: a picture, or its letter or sign where there is none, or none comes. */
export function SmallPicture(props: SmallPictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const { src } = props
  return (
    <span className="contents" onErrorCapture={() => setMissing(src)}>
      <Drawn {...props} src={src === missing ? null : src} />
    </span>
  )
}
