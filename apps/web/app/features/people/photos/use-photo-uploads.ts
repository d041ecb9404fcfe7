import { useRevalidator } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { type Pictures, usePictureQueue } from '../../foundation/files/public.ts'
import { photosApi } from './photos.api.ts'

/** Uploads of new photos and of new versions. */
export function usePhotoUploads(crop: (file: File) => Promise<File | null>): Pictures {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  return usePictureQueue({
    ownerId: viewer?.id ?? 0,
    scope: 'photos',
    edit: crop,
    onArrived: async ({ id }, target) => {
      if (target === null) await photosApi(api).add(id)
      else await photosApi(api).change(target, { fileId: id })
      await revalidate()
    },
  })
}
