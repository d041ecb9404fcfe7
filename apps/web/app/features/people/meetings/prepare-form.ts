import { parseWithZod } from '@conform-to/zod/v4'
import { type MeetingPreview, PrepareMeeting } from '@consoeurs/contract'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { ApiFailure } from '../../../api/client.ts'
import { type FormAnswer, failForm, refuseForm } from '../../../api/form-answer.ts'
import { pageApi } from '../../../api/page-api.ts'
import { typedIn } from '../../../api/typed-value.ts'
import { meetingsApi } from './meetings.api.ts'

/** The second step: the preview and the typed values. */
export interface PreparedAnswer extends FormAnswer {
  preview: MeetingPreview
  typed: Record<string, string>
}

/** A form in two steps, with or without scripts: the preview comes before the confirmation. */
export async function prepareMeeting(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const intent = form.get('intent')
  form.delete('intent')
  const submission = parseWithZod(form, { schema: PrepareMeeting })
  if (intent === 'edit') return data<FormAnswer>({ initialValue: typedIn(form) })
  if (submission.status !== 'success') return refuseForm(submission)
  const calls = meetingsApi(pageApi(context))
  const { clientId: _, keepsContact: __, ...words } = submission.value
  try {
    if (intent === 'confirm') {
      await calls.prepare(submission.value)
      throw redirect('/meetings')
    }
    return data<PreparedAnswer>({ preview: await calls.preview(words), typed: typedIn(form) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return failForm(submission, error)
  }
}
