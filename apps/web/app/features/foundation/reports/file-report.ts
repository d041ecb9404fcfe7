import { parseWithZod } from '@conform-to/zod/v4'
import { FileReport } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'
import { failForm, refuseForm } from '../../../api/form-answer.ts'
import { reportsApi } from './reports.api.ts'

/** Action of a route that renders a `ReportPage`. */
export async function fileReport(request: Request, client: ApiClient) {
  const submission = parseWithZod(await request.formData(), { schema: FileReport })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    const { id } = await reportsApi(client).file(submission.value)
    return { filed: id }
  } catch (error) {
    return failForm(submission, error)
  }
}
