import { SavedSearchKind, SearchRhythm } from '@consoeurs/contract'
import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { savedSearchesApi } from './saved-searches.api.ts'
import { savedSearchesText } from './saved-searches.text.ts'

export interface SearchAnswer {
  /** A sentence for a toast. */
  done?: string
  /** Why it was refused. */
  problem?: string
}

async function apply(client: ApiClient, typed: FormData): Promise<SearchAnswer> {
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  const [intent, id, name] = [text('intent'), Number(text('id')), text('name')]
  const calls = savedSearchesApi(client)
  if (intent === 'delete') {
    await calls.delete(id)
    return { done: savedSearchesText.deleted }
  }
  if (intent === 'change') {
    await calls.change(id, { name, rhythm: SearchRhythm.catch('instant').parse(text('rhythm')) })
    return { done: savedSearchesText.saved }
  }
  await calls.save({ kind: SavedSearchKind.catch('members').parse(text('kind')), search: text('search'), name })
  return { done: savedSearchesText.kept }
}

/** Action of « Mes alertes », which also keeps searches from other pages. */
export async function answerSearch(client: ApiClient, typed: FormData) {
  try {
    return data(await apply(client, typed))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = error.fields.name?.[0] ?? error.message
    return data<SearchAnswer>({ problem }, { status: error.status || 503 })
  }
}
