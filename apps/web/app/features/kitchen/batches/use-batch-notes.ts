import type { BatchView } from '@consoeurs/contract'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useOutbox, useSent } from '../../../outbox/outbox-entries.ts'
import type { Unsent, UnsentBatchNote } from '../../../outbox/unsent.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { batchesApi } from './batches.api.ts'
import { batchesText } from './batches.text.ts'

const isOf =
  (batchId: number) =>
  (unsent: Unsent): unsent is UnsentBatchNote =>
    unsent.kind === 'batchNote' && unsent.batchId === batchId

const outbox = () =>
  import('../../../outbox/outbox.ts').catch(() => {
    throw new ApiFailure('OFFLINE')
  })

export type SendNote = (note: Pick<UnsentBatchNote, 'noteKind' | 'text'>) => Promise<boolean>

/** Records a rinse or a note; without a network it waits in the outbox. */
export function useBatchNotes({ id }: Pick<BatchView, 'id'>): { waiting: UnsentBatchNote[]; send: SendNote } {
  const authorId = useViewer()?.id ?? 0
  const waiting = useOutbox().filter(isOf(id))
  const { revalidate } = useRevalidator()
  useEffect(() => {
    void outbox()
      .then(({ resumeOutbox }) => resumeOutbox(authorId))
      .catch(() => undefined)
  }, [authorId])
  useSent((unsent) => {
    if (isOf(id)(unsent)) void revalidate()
  })
  const send: SendNote = async ({ noteKind, text }) => {
    const note = { clientId: crypto.randomUUID(), text, noteAt: new Date().toISOString() }
    try {
      const { clientId, noteAt: at } = note
      await batchesApi(api).note(id, { clientId, kind: noteKind, text, at })
      toast.success(batchesText.notes.saved)
      await revalidate()
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.code !== 'OFFLINE') {
        toast.error(error.fields.text?.[0] ?? error.message)
        return false
      }
    }
    await (await outbox()).sendBatchNote({ ...note, noteKind, authorId, batchId: id })
    return true
  }
  return { waiting, send }
}
