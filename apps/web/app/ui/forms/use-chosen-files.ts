import { type RefObject, useEffect, useRef } from 'react'

/**
 * HEIC by extension, because many browsers do not count it as a picture. A hint only: the server checks the content.
 */
export const pictureTypes = 'image/*,.heic,.heif'

/** Empties the input, so that the same file can be chosen again. Also takes files chosen before hydration. */
export function useChosenFiles(onChoose: (files: File[]) => void): {
  ref: RefObject<HTMLInputElement | null>
  onChange: () => void
} {
  const ref = useRef<HTMLInputElement>(null)
  const take = () => {
    const input = ref.current
    if (input === null || input.files === null || input.files.length === 0) return
    const files = [...input.files]
    input.value = ''
    onChoose(files)
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => latest.current(), [])
  return { ref, onChange: take }
}
