import { type ReactNode, useCallback, useState } from 'react'
import { ApiFailure } from '../../../api/client.ts'
import { closePicture, openPicture } from '../../files/public.ts'
import type { CropStep as Step } from './crop-step.tsx'

interface Asked {
  key: string
  file: File
  Step: typeof Step
  answer: (file: File | null) => void
}

/** Fetched with the first photo, not with the page. @throws ApiFailure where there is no network */
async function loadStep() {
  try {
    return (await import('./crop-step.tsx')).CropStep
  } catch {
    throw new ApiFailure('OFFLINE')
  }
}

/** Asks her, one photo at a time, what to keep of it. What cannot be shown cannot be cropped: it goes on as it is. */
export function useCrop(): { ask: (file: File) => Promise<File | null>; step: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback(async (file: File) => {
    const image = await openPicture(file)
    if (image === null) return file
    closePicture(image)
    const CropStep = await loadStep()
    return new Promise<File | null>((answer) => setAsked({ key: crypto.randomUUID(), file, Step: CropStep, answer }))
  }, [])
  const end = (file: File | null) => {
    asked?.answer(file)
    setAsked(null)
  }
  return { ask, step: asked === null ? null : <asked.Step key={asked.key} file={asked.file} onDone={end} /> }
}
