import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { redirectTo } from '../../../navigation/redirect-to.ts'
import { batchesAddress } from '../addresses.ts'
import type { BatchAnswer } from './batch-form.tsx'
import { batchesApi, uploadChosen } from './batches.api.ts'
import { batchesText } from './batches.text.ts'
import { readResult, readSchedule } from './read-batch-form.ts'

interface BatchRequest {
  client: ApiClient
  id: string
  form: FormData
}

const intents: Record<string, (request: BatchRequest) => Promise<string>> = {
  note: async ({ client, id, form }) => {
    const image = await uploadChosen(client, form)
    const text = String(form.get('text') ?? '')
    await batchesApi(client).note(id, { clientId: crypto.randomUUID(), kind: 'note', text, image })
    return batchesText.notes.saved
  },
  care: async ({ client, id }) => {
    await batchesApi(client).note(id, { clientId: crypto.randomUUID(), kind: 'care' })
    return batchesText.notes.saved
  },
  deleteNote: async ({ client, id, form }) => {
    await batchesApi(client).deleteNote(id, Number(form.get('noteId')))
    return batchesText.notes.removed
  },
  schedule: async ({ client, id, form }) => {
    await batchesApi(client).change(id, readSchedule(form))
    return batchesText.schedule.saved
  },
  result: async ({ client, id, form }) => {
    await batchesApi(client).finish(id, readResult(form))
    return batchesText.result.saved
  },
  remove: async ({ client, id }) => {
    await batchesApi(client).remove(id)
    throw redirectTo(batchesAddress)
  },
}

/** The forms of a jar's page. */
export async function answerBatch(request: BatchRequest) {
  const intent = String(request.form.get('intent') ?? '')
  const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (run === undefined) return data<BatchAnswer>({}, { status: 400 })
  try {
    return data<BatchAnswer>({ done: await run(request) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data<BatchAnswer>({ problem: error.message, fields: error.fields }, { status: error.status || 503 })
  }
}
