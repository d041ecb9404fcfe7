import { useState } from 'react'

interface FaceProps {
  name: string
  src: string | null
  large?: boolean
}

/** Her portrait beside her name; her letter where she has none, or keeps it for others. */
export function Face({ name, src, large = false }: FaceProps) {
  const [missing, setMissing] = useState(false)
  return (
    <span className={large ? 'face large' : 'face'} aria-hidden="true">
      {src === null || missing ? (
        name.trim().charAt(0).toLocaleUpperCase('fr')
      ) : (
        <img src={src} alt="" loading="lazy" onError={() => setMissing(true)} />
      )}
    </span>
  )
}
