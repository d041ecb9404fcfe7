import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { pageFailure } from '../../../api/page-api.ts'
import { redirectTo } from '../../../navigation/redirect-to.ts'
import { dayKey } from '../../../text/dates.ts'
import { makingsApi } from './makings.api.ts'
import type { MakingAnswer } from './plain-making-form.tsx'

interface MakingPost {
  form: FormData
  request: Request
  client: ApiClient
  share: { id: number; slug: string }
}

/** « Je l’ai faite » without scripts: made today, by the clock of Paris. */
export async function postMaking({ form, request, client, share }: MakingPost) {
  const words = { text: String(form.get('text') ?? ''), changes: String(form.get('changes') ?? '') }
  try {
    const { mine } = await makingsApi(client).list(share.id)
    const kept = mine?.image ? { fileId: mine.image.id, alt: mine.image.alt } : null
    const madeOn = form.get('making') === 'edit' ? null : dayKey(new Date())
    await makingsApi(client).write(share.id, { ...words, image: kept, madeOn })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    const [problem = error.message] = Object.values(error.fields).flat()
    return data({ making: { ...words, problem } satisfies MakingAnswer }, { status: error.status || 503 })
  }
  throw redirectTo(`/shares/${share.slug}#realisations`)
}
