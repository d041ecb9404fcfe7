import { type ReactNode, useCallback, useState } from 'react'
import { ApiFailure } from '../../../../api/client.ts'
import { closePicture, openPicture } from '../../../foundation/files/public.ts'
import type { CropStep as Step } from './crop-step.tsx'

interface CropRequest {
  key: string
  file: File
  Step: typeof Step
  answer: (file: File | null) => void
}

/**
 * Loaded with the first photo.
 * @throws ApiFailure without a network
 */
export async function loadCropStep() {
  try {
    return (await import('./crop-step.tsx')).CropStep
  } catch {
    throw new ApiFailure('OFFLINE')
  }
}

/** Crops one photo at a time; a file that the browser cannot show passes through unchanged. */
export function useCrop(): { ask: (file: File) => Promise<File | null>; step: ReactNode } {
  const [asked, setAsked] = useState<CropRequest | null>(null)
  const ask = useCallback(async (file: File) => {
    const image = await openPicture(file)
    if (image === null) return file
    closePicture(image)
    const CropStep = await loadCropStep()
    return new Promise<File | null>((answer) => setAsked({ key: crypto.randomUUID(), file, Step: CropStep, answer }))
  }, [])
  const end = (file: File | null) => {
    asked?.answer(file)
    setAsked(null)
  }
  return { ask, step: asked === null ? null : <asked.Step key={asked.key} file={asked.file} onDone={end} /> }
}
