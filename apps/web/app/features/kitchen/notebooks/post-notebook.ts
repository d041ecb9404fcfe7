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

/**
 * Makes a notebook, keeps a recipe, or both, without scripts. Where the notebook is made and the recipe refused, the
 * answer chooses the notebook, so that a retry makes no second one.
 */
export async function postNotebook({ form, request, client }: NotebookPost) {
  const name = String(form.get('name') ?? '').trim()
  const recipeId = Number(form.get('keep')) || null
  const chosen = form.getAll('notebook').map(Number)
  const clientId = String(form.get('clientId') ?? '')
  const calls = notebooksApi(client)
  let created: number | undefined
  try {
    if (name !== '' || recipeId === null) created = (await calls.create({ clientId, name })).id
    if (recipeId !== null) await calls.keep(recipeId, created === undefined ? chosen : [...chosen, created])
    const opened = created ?? chosen[0]
    return redirectTo(opened === undefined ? '/carnet' : `/carnet/${opened}`)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    const problem = error.fields.name?.[0] ?? error.message
    const typed =
      created === undefined ? { name, chosen, clientId } : { name: '', chosen: [...chosen, created], clientId: null }
    return data<NotebookAnswer>({ ...typed, problem }, { status: error.status || 503 })
  }
}
