import type { ContentVersionView } from '@consoeurs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DeskProvider } from '../content/data-provider.ts'
import { fieldOf } from '../content/read-entry.ts'
import { codeOf } from '../content/refusal.ts'
import type { ContentRecord } from '../records.ts'
import { deskText } from '../text/desk.ts'
import { type ContentValues, problemsOf, publishedAtOf, sameContent, valuesOf } from './content-values.ts'

/** Somebody saved meanwhile: what is there now, and who made it so. */
export interface Conflict {
  newest: ContentRecord
  by: ContentVersionView | undefined
}

export type ContentResource = 'articles' | 'pages' | 'faq'

interface Parts {
  resource: ContentResource
  record: ContentRecord | null
  form: UseFormReturn<ContentValues>
  /** What the server has now; the text on the screen may have gone on meanwhile. */
  onSaved: (record: ContentRecord, unsaved: ContentValues | null) => void
}

/** What was refused, at the fields that it concerns; the first of them is led to. */
function showProblems(form: UseFormReturn<ContentValues>, problems: Record<string, string | undefined>): boolean {
  const named = Object.entries(problems).map(([name, text]) => [fieldOf(name), text] as const)
  const known = named.filter(([name, text]) => text !== undefined && name in form.getValues())
  for (const [at, [name, message]] of known.entries()) {
    form.setError(name as keyof ContentValues, { message: message ?? '' }, { shouldFocus: at === 0 })
  }
  return known.length > 0
}

/** Sends what the form says; the same once more is to the letter what was sent before. */
function useSending(resource: ContentResource, record: ContentRecord | null) {
  const provider = useDataProvider<DeskProvider>()
  const last = useRef<{ values: ContentValues; at: Date } | null>(null)
  return async (values: ContentValues): Promise<ContentRecord> => {
    const { status: _status, scheduledAt: _at, ...content } = values
    // « Now » is the moment of the first try.
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

/** Saves the form, once at a time, and never loses what is typed while it is on its way. */
export function useSave({ resource, record, form, onSaved }: Parts) {
  const provider = useDataProvider<DeskProvider>()
  const send = useSending(resource, record)
  const queries = useQueryClient()
  const notify = useNotify()
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const busy = useRef(false)

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

  const save = async (values: ContentValues = form.getValues()) => {
    if (busy.current) return
    form.clearErrors()
    if (showProblems(form, problemsOf(values, new Date()))) {
      notify('ra.message.invalid_form', { type: 'warning' })
      return
    }
    busy.current = true
    setSaving(true)
    try {
      const saved = await send(values)
      notify(record === null ? deskText.created : deskText.saved, { type: 'success', autoHideDuration: 3000 })
      const now = form.getValues()
      onSaved(saved, sameContent(now, values) ? null : { ...now, version: saved.version })
      queries.setQueryData([resource, 'getOne', { id: String(saved.id), meta: undefined }], saved)
      await queries.invalidateQueries({ queryKey: [resource, 'getList'] })
    } catch (error) {
      await refused(error).catch((again: unknown) =>
        notify(again instanceof Error ? again.message : 'ra.notification.http_error', { type: 'error' }),
      )
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  return {
    save,
    saving,
    conflict,
    /** Hers over theirs: theirs stays among the versions. */
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
