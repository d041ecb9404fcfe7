import type { FileView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

/** @returns the id of the file */
export async function uploadPicture(client: ApiClient, file: File): Promise<number> {
  const form = new FormData()
  form.append('file', file)
  return (await client.post<FileView>('/api/files', form)).id
}
