import { type RefObject, useEffect, useRef } from 'react'

/**
 * For `accept`: every picture, and HEIC by name, since many browsers do not know it for a picture. The list is only a
 * help in choosing; what a file is, its content says.
 */
export const pictureTypes = 'image/*,.heic,.heif'

/**
 * For a file input: hands over what was chosen and empties the input, so that the same file may be chosen again. A file
 * that she chose before the scripts were there is not lost: it is taken as soon as they are.
 */
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
