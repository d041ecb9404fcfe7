import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { pageFailure } from '../../../api/page-api.ts'
import { redirectTo } from '../../../navigation/redirect-to.ts'
import { notebooksApi } from './notebooks.api.ts'
import type { NotebookAnswer } from './plain-notebook-form.tsx'

interface NotebookPost {
  form: FormData
  request: Request
  client: ApiClient
}

/** Makes a notebook, keeps a recipe, or both, without scripts. */
export async function postNotebook({ form, request, client }: NotebookPost) {
  const name = String(form.get('name') ?? '').trim()
  const recipeId = Number(form.get('keep')) || null
  const chosen = form.getAll('notebook').map(Number)
  const calls = notebooksApi(client)
  try {
    const isNew = name !== '' || recipeId === null
    const created = isNew ? [(await calls.create({ clientId: randomUUID(), name })).id] : []
    if (recipeId !== null) await calls.keep(recipeId, [...chosen, ...created])
    const [opened] = [...created, ...chosen]
    return redirectTo(opened === undefined ? '/carnet' : `/carnet/${opened}`)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    const problem = error.fields.name?.[0] ?? error.message
    return data<NotebookAnswer>({ name, problem }, { status: error.status || 503 })
  }
}
