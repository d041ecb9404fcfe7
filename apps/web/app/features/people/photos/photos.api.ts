import type { FileView, PhotoChange, ProfilePhoto } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

/** Every write answers all photos. */
export const photosApi = (client: ApiClient) => ({
  upload: (file: File) => {
    const form = new FormData()
    form.append('file', file)
    return client.post<FileView>('/api/files?purpose=photo', form)
  },
  add: (fileId: number) => client.post<ProfilePhoto[]>('/api/photos', { fileId }),
  change: (id: number, change: PhotoChange) => client.patch<ProfilePhoto[]>(`/api/photos/${id}`, change),
  order: (ids: number[]) => client.put<ProfilePhoto[]>('/api/photos/order', { ids }),
  remove: (id: number) => client.delete<ProfilePhoto[]>(`/api/photos/${id}`),
})
