import type {
  BatchCard,
  BatchView,
  ChangeBatch,
  FileView,
  FinishBatch,
  NewBatch,
  NewBatchQuery,
  Page,
  StartBatch,
  TriedResults,
  WriteBatchNote,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

type TriedOf = { recipe?: number | undefined; ingredient?: string | undefined; cursor?: string | undefined }

export const batchesApi = (client: ApiClient) => ({
  list: (query: { state: 'running' | 'ended'; cursor?: string | undefined }) =>
    client.get<Page<BatchCard>>('/api/batches', query),
  one: (id: number | string) => client.get<BatchView>(`/api/batches/${id}`),
  prepare: (query: NewBatchQuery) => client.get<NewBatch>('/api/batches/new', query),
  start: (batch: StartBatch) => client.post<BatchView>('/api/batches', batch),
  change: (id: number | string, change: ChangeBatch) => client.patch<BatchView>(`/api/batches/${id}`, change),
  note: (id: number | string, note: WriteBatchNote) => client.post<BatchView>(`/api/batches/${id}/notes`, note),
  deleteNote: (id: number | string, noteId: number) => client.delete<BatchView>(`/api/batches/${id}/notes/${noteId}`),
  finish: (id: number | string, result: FinishBatch) => client.put<BatchView>(`/api/batches/${id}/result`, result),
  remove: (id: number | string) => client.delete<{ ok: true }>(`/api/batches/${id}`),
  tried: (of: TriedOf) => client.get<TriedResults>('/api/batches/tried', { limit: 10, ...of }),
})

/** The picture of a form field, uploaded; null where none was chosen. */
export async function uploadChosen(client: ApiClient, form: FormData): Promise<{ fileId: number; alt: string } | null> {
  const file = form.get('picture')
  if (!(file instanceof File) || file.size === 0) return null
  const upload = new FormData()
  upload.append('file', file)
  const { id } = await client.post<FileView>('/api/files', upload)
  return { fileId: id, alt: String(form.get('alt') ?? '') }
}
