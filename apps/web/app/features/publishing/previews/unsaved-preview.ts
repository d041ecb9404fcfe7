import { roleHasAccess } from '@consoeurs/contract'
import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../../../api/client.ts'
import { pageFailure } from '../../../api/page-api.ts'
import { viewerContext } from '../../../context.ts'
import { previewText } from './preview.text.ts'

/** Opened without a form, the page shows no content; others than editors are refused as by the API. */
export function requireEditorPage(context: Readonly<RouterContextProvider>): null {
  if (!roleHasAccess('editor', context.get(viewerContext).role)) throw data(previewText.refused, { status: 403 })
  return null
}

/** What the admin posts: the values of its form, as JSON in one field. */
async function readContent(request: Request): Promise<Record<string, unknown>> {
  const sent = (await request.formData()).get('content')
  try {
    const content: unknown = JSON.parse(String(sent))
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return { ...content }
  } catch {
    // Not from our form.
  }
  throw data(previewText.unreadable, { status: 400 })
}

/** Content to show, or the sentence that says what is wrong with it. */
export type UnsavedPreview<Shown> = { shown: Shown; problem: null } | { shown: null; problem: string }

/**
 * The response of a form, which no browser or proxy stores and no address leads to: only the editor who sent it sees
 * it.
 */
export async function previewUnsaved<Shown>(
  request: Request,
  load: (content: Record<string, unknown>) => Promise<Shown>,
): Promise<UnsavedPreview<Shown>> {
  const content = await readContent(request)
  try {
    return { shown: await load(content), problem: null }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'VALIDATION') return pageFailure(error, request)
    const [problem = error.message] = Object.values(error.fields).flat()
    return { shown: null, problem }
  }
}
