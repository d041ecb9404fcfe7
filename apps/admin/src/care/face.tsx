import { initialOf } from '@consoeurs/contract/text/truncate'
import { useState } from 'react'

interface FaceProps {
  name: string
  src: string | null
  large?: boolean
}

/** Portrait; the initial if there is none or it is not visible. */
export function Face({ name, src, large = false }: FaceProps) {
  const [missing, setMissing] = useState(false)
  return (
    <span className={large ? 'face large' : 'face'} aria-hidden="true">
      {src === null || missing ? (
        initialOf(name)
      ) : (
        <img src={src} alt="" loading="lazy" onError={() => setMissing(true)} />
      )}
    </span>
  )
}
