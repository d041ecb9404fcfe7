import { type UIEvent, useCallback, useRef, useState } from 'react'

interface Strip {
  strip: (element: HTMLDivElement | null) => void
  /** Of the item in view, from 0. */
  position: number
  show: (position: number) => void
  handlers: { onScroll: (event: UIEvent<HTMLDivElement>) => void; onPointerDown: () => void }
}

/** Items beside each other, one in view: a finger scrolls (`scroll-snap-type`), buttons and keys call `show`. */
export function useStrip(start: number, length: number): Strip {
  const element = useRef<HTMLDivElement | null>(null)
  /** Where a smooth scroll leads, so that presses on the way count. */
  const target = useRef<number | null>(null)
  const [position, setPosition] = useState(start)
  // The portal renders after the effects of the component that opens it.
  const strip = useCallback(
    (found: HTMLDivElement | null) => {
      element.current = found
      found?.scrollTo({ left: start * found.clientWidth, behavior: 'instant' })
    },
    [start],
  )
  const show = (wanted: number) => {
    const found = element.current
    if (found === null || wanted < 0 || wanted >= length) return
    target.current = wanted
    setPosition(wanted)
    found.scrollTo({ left: wanted * found.clientWidth, behavior: 'smooth' })
  }
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLDivElement>) => {
    const at = Math.round(scrollLeft / clientWidth)
    if (target.current === null) setPosition(at)
    else if (at === target.current) target.current = null
  }
  const onPointerDown = () => {
    target.current = null
  }
  return { strip, position, show, handlers: { onScroll, onPointerDown } }
}
