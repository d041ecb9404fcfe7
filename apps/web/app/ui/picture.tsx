import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'
import { classNames } from './class-names.ts'

export interface PictureSource {
  src: string
  /** « url 320w, url 640w » */
  srcSet?: string
  width: number
  height: number
  alt: string
  /** Base64 of the thumbhash: a blurred first look, a few dozen bytes. */
  thumbhash?: string | null
}

interface PictureProps {
  picture: PictureSource
  /** How wide it is shown, for the browser's choice in `srcSet`. */
  sizes?: string
  /** Shape of its frame, e.g. 4 / 3; without it, the picture's own. */
  ratio?: number
  /** The first picture of a page: fetched at once. */
  priority?: boolean
  rounded?: boolean
  className?: string
}

function bytesOf(thumbhash: string): Uint8Array {
  return Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0))
}

/** One colour is enough for the served page: a drawn blur would weigh more than the rest of the card. */
function averageColor(thumbhash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(bytesOf(thumbhash))
  return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(' ')})`
}

/** The blurred first look, drawn in the browser for pictures that are not there yet. */
function useBlur(thumbhash: string | null | undefined) {
  const image = useRef<HTMLImageElement>(null)
  const [blur, setBlur] = useState<string>()
  useEffect(() => {
    if (!thumbhash || image.current?.complete) return
    setBlur(`url(${thumbHashToDataURL(bytesOf(thumbhash))})`)
  }, [thumbhash])
  return { image, blur, clear: () => setBlur(undefined) }
}

/** Holds its place from the first paint; the blur gives way when the picture is there. */
export function Picture({ picture, sizes, ratio, priority = false, rounded = false, className }: PictureProps) {
  const { image, blur, clear } = useBlur(picture.thumbhash)
  const style: CSSProperties = {
    aspectRatio: ratio ?? `${picture.width} / ${picture.height}`,
    backgroundColor: picture.thumbhash ? averageColor(picture.thumbhash) : undefined,
    backgroundImage: blur,
  }
  return (
    <span className={classNames('picture', rounded && 'rounded', className)} style={style}>
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
