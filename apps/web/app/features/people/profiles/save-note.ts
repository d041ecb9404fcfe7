import type { NoteView } from '@consoeurs/contract'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'

export interface NoteAnswer {
  saved?: boolean
  problem?: string
  /** The text of a refused form. */
  typed?: string
}

export async function saveNote(client: ApiClient, username: string, form: FormData): Promise<NoteAnswer> {
  const typed = String(form.get('note') ?? '')
  try {
    await client.put<NoteView>(`/api/notes/${encodeURIComponent(username)}`, { text: typed })
    return { saved: true }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    return { problem: error.fields.text?.[0] ?? error.message, typed }
  }
}
