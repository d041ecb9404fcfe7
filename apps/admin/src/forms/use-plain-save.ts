import { HttpError, useDataProvider, useNotify, useRefresh, useResourceContext } from 'ra-core'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { codeOf } from '../content/refusal.ts'
import { adminText } from '../text/admin.ts'
import { useClientId } from './use-client-id.ts'

/**
 * Saves a form without version history: shows errors at their fields, and returns to the list on success.
 * @param onSaved instead of the return to the list
 */
export function usePlainSave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  record: { id: number } | null,
  onSaved?: (saved: { id: number }) => void,
) {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  const clientId = useClientId()

  /** @param done success message */
  const save = async (data: Record<string, unknown>, done: string = adminText.saved) => {
    setSaving(true)
    try {
      const { data: saved } =
        record === null
          ? await provider.create(resource, { data: { ...data, clientId: clientId.now() } })
          : await provider.update(resource, { id: record.id, data, previousData: record })
      clientId.renew()
      notify(done, { type: 'success', autoHideDuration: 3000 })
      refresh()
      if (onSaved !== undefined) onSaved(saved)
      else await navigate(`/${resource}`)
    } catch (error) {
      // The earlier content arrived; a further attempt counts as a new request.
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
