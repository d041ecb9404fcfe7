import type { ContentVersionView } from '@consoeurs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DeskProvider } from '../content/data-provider.ts'
import { fieldOf } from '../content/read-entry.ts'
import { codeOf } from '../content/refusal.ts'
import type { ContentRecord } from '../records.ts'
import { adminText } from '../text/admin.ts'
import { editorText } from '../text/editor.ts'
import { type ContentValues, problemsOf, publishedAtOf, sameContent, valuesOf } from './content-values.ts'

/** Someone else saved in the meantime: the current record and its author. */
export interface Conflict {
  newest: ContentRecord
  by: ContentVersionView | undefined
}

export type ContentResource = 'articles' | 'pages' | 'faq'

interface SaveParts {
  resource: ContentResource
  record: ContentRecord | null
  form: UseFormReturn<ContentValues>
  /** Called with the saved record; `unsaved` holds edits made during the request. */
  onSaved: (record: ContentRecord, unsaved: ContentValues | null) => void
}

/** Shows server errors at their fields and focuses the first. */
function showProblems(form: UseFormReturn<ContentValues>, problems: Record<string, string | undefined>): boolean {
  const named = Object.entries(problems).map(([name, text]) => [fieldOf(name), text] as const)
  const known = named.filter(([name, text]) => text !== undefined && name in form.getValues())
  for (const [at, [name, message]] of known.entries()) {
    form.setError(name as keyof ContentValues, { message: message ?? '' }, { shouldFocus: at === 0 })
  }
  return known.length > 0
}

/** A retry of the same content sends an identical request. */
function useSending(resource: ContentResource, record: ContentRecord | null) {
  const provider = useDataProvider<DeskProvider>()
  const last = useRef<{ values: ContentValues; at: Date } | null>(null)
  return async (values: ContentValues): Promise<ContentRecord> => {
    const { status: _status, scheduledAt: _at, ...content } = values
    // « Now » is the time of the first attempt.
    const at = last.current !== null && sameContent(last.current.values, values) ? last.current.at : new Date()
    last.current = { values, at }
    const data = { ...content, publishedAt: publishedAtOf(values, record?.publishedAt ?? null, at) }
    const answer =
      record === null
        ? await provider.create<ContentRecord>(resource, { data })
        : await provider.update<ContentRecord>(resource, { id: record.id, data, previousData: record })
    last.current = null
    return answer.data
  }
}

function useRefusal({ resource, record, form }: Omit<SaveParts, 'onSaved'>) {
  const provider = useDataProvider<DeskProvider>()
  const notify = useNotify()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const refused = async (error: unknown) => {
    if (codeOf(error) === 'CONTENT_CHANGED' && record !== null) {
      const [{ data: newest }, [by]] = await Promise.all([
        provider.getOne<ContentRecord>(resource, { id: record.id }),
        provider.versions(resource, record.id),
      ])
      setConflict({ newest, by })
      return
    }
    const fields = error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null)?.errors : {}
    showProblems(form, fields ?? {})
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
  }
  return { conflict, setConflict, refused }
}

/** Saves one request at a time and keeps what is typed meanwhile. */
export function useSave({ resource, record, form, onSaved }: SaveParts) {
  const send = useSending(resource, record)
  const { conflict, setConflict, refused } = useRefusal({ resource, record, form })
  const queries = useQueryClient()
  const notify = useNotify()
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)

  /** False where nothing was saved; the editor has been told why. */
  const save = async (values: ContentValues = form.getValues()): Promise<boolean> => {
    if (busy.current) return false
    form.clearErrors()
    if (showProblems(form, problemsOf(values, new Date()))) {
      notify('ra.message.invalid_form', { type: 'warning' })
      return false
    }
    busy.current = true
    setSaving(true)
    try {
      const saved = await send(values)
      notify(record === null ? adminText.created : adminText.saved, { type: 'success', autoHideDuration: 3000 })
      if (saved.dropped) notify(editorText.dropped(saved.dropped), { type: 'warning', autoHideDuration: null })
      const now = form.getValues()
      onSaved(saved, sameContent(now, values) ? null : { ...now, version: saved.version })
      queries.setQueryData([resource, 'getOne', { id: String(saved.id), meta: undefined }], saved)
      await queries.invalidateQueries({ queryKey: [resource, 'getList'] })
      return true
    } catch (error) {
      await refused(error).catch((again: unknown) =>
        notify(again instanceof Error ? again.message : 'ra.notification.http_error', { type: 'error' }),
      )
      return false
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  return {
    save,
    saving,
    conflict,
    /** Overwrites the other version, which stays in the history. */
    keepMine: async () => {
      if (conflict === null) return
      setConflict(null)
      form.setValue('version', conflict.newest.version)
      await save()
    },
    takeTheirs: () => {
      if (conflict === null) return null
      setConflict(null)
      form.reset(valuesOf(conflict.newest, new Date()))
      return conflict.newest
    },
    later: () => setConflict(null),
  }
}
