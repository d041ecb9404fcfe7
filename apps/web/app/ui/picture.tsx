import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

export interface PictureSource {
  src: string
  /** « url 320w, url 640w » */
  srcSet?: string
  width: number
  height: number
  alt: string
  thumbhash?: string | null
}

interface PictureProps {
  picture: PictureSource
  /** For the browser's choice in `srcSet`. */
  sizes?: string
  /** Aspect ratio of the frame, e.g. 4 / 3; defaults to the picture's. */
  ratio?: number
  /** Load the first picture of a page eagerly. */
  priority?: boolean
  rounded?: boolean
  className?: string
}

function bytesOf(thumbhash: string): Uint8Array {
  return Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0))
}

/** A blur would outweigh the rest of the card. */
function averageColor(thumbhash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(bytesOf(thumbhash))
  return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(' ')})`
}

function useBlur(thumbhash: string | null | undefined) {
  const image = useRef<HTMLImageElement>(null)
  const [blur, setBlur] = useState<string>()
  useEffect(() => {
    if (!thumbhash || image.current?.complete) return
    setBlur(`url(${thumbHashToDataURL(bytesOf(thumbhash))})`)
  }, [thumbhash])
  return { image, blur, clear: () => setBlur(undefined) }
}

export function Picture({ picture, sizes, ratio, priority = false, rounded = false, className }: PictureProps) {
  const { image, blur, clear } = useBlur(picture.thumbhash)
  const style: CSSProperties = {
    aspectRatio: ratio ?? `${picture.width} / ${picture.height}`,
    backgroundColor: picture.thumbhash ? averageColor(picture.thumbhash) : undefined,
    backgroundImage: blur,
  }
  return (
    <span className={classNames('picture', rounded && styles.rounded, className)} style={style}>
      <img
        ref={image}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onLoad={clear}
      />
    </span>
  )
}
