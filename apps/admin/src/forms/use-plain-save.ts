import { HttpError, useDataProvider, useNotify, useRefresh, useResourceContext } from 'ra-core'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '../content/refusal.ts'
import { deskText } from '../text/desk.ts'
import { useClientId } from './use-client-id.ts'

/** Saves a form without history: what is refused is said at its field, and what is saved leads back to the list. */
export function usePlainSave<Values extends FieldValues>(form: UseFormReturn<Values>, record: { id: number } | null) {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  const clientId = useClientId()

  /** @param done what is said then */
  const save = async (data: Record<string, unknown>, done: string = deskText.saved) => {
    setSaving(true)
    try {
      if (record === null) await provider.create(resource, { data: { ...data, clientId: clientId.now() } })
      else await provider.update(resource, { id: record.id, data, previousData: record })
      clientId.renew()
      notify(done, { type: 'success', autoHideDuration: 3000 })
      refresh()
      await navigate(`/${resource}`)
    } catch (error) {
      // She is told what had arrived; sent once more it is meant to be another.
      if (codeOf(error) === 'WRITTEN_OTHERWISE') clientId.renew()
      const fields =
        error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null)?.errors : {}
      for (const [field, message] of Object.entries(fields ?? {})) {
        if (field in form.getValues()) form.setError(field as Path<Values>, { message }, { shouldFocus: true })
      }
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}
