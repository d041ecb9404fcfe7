import { randomUUID } from 'node:crypto'
import { WriteComment } from '@consoeurs/contract'
import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { pageFailure } from '../../../api/page-api.ts'
import { redirectTo } from '../../../navigation/redirect-to.ts'
import type { CommentTarget } from './comment-target.ts'
import { commentsApi } from './comments.api.ts'

interface CommentPost {
  form: FormData
  request: Request
  client: ApiClient
  /** Loads the target and its page; called only for a valid comment. */
  find: () => Promise<{ commented: CommentTarget; href: string }>
}

/** Comments without scripts: redirects to the comment's page, or renders the form again with the text and the error. */
export async function postComment({ form, request, client, find }: CommentPost) {
  const text = String(form.get('text') ?? '')
  const parentId = Number(form.get('parentId')) || null
  const comment = WriteComment.safeParse({ clientId: randomUUID(), text, parentId })
  if (!comment.success)
    return data({ comment: { text, reason: comment.error.issues[0]?.message ?? '' } }, { status: 400 })
  const { commented, href } = await find()
  let written: { id: number }
  try {
    written = await commentsApi(client).write(commented, comment.data)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    return data({ comment: { text, reason: error.message } }, { status: error.status || 503 })
  }
  throw redirectTo(`${href}#commentaire-${written.id}`)
}
