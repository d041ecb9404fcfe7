import type { ContentVersionView } from '@consoeurs/contract'
import { useNotify } from 'ra-core'
import type { UseFormReturn } from 'react-hook-form'
import { type ContentValues, sameContent } from '../forms/content-values.ts'
import { contentText } from '../text/content.ts'
import { versionsText } from '../text/versions.ts'
import { restoredValues } from './restored-values.ts'

interface RestoreParts {
  form: UseFormReturn<ContentValues>
  saved: ContentValues
  save: () => Promise<boolean>
  /** Keeps the typed text on this device; false where another one already waits there. */
  setAside: () => boolean
}

/** Saves an earlier version as a new one. What was typed but not saved is set aside, and offered again. */
export function useRestore({ form, saved, save, setAside }: RestoreParts) {
  const notify = useNotify()
  return async (version: ContentVersionView): Promise<void> => {
    const typed = form.getValues()
    const unsaved = !sameContent(typed, saved)
    if (unsaved && !setAside()) {
      notify(versionsText.decideFirst, { type: 'warning' })
      return
    }
    // The publication that is saved, not one chosen in the form: restoring must not publish.
    const { status, scheduledAt } = saved
    form.reset(restoredValues(version, { ...typed, status, scheduledAt }), { keepDefaultValues: true })
    if (!(await save())) return
    notify(contentText.restored(version.version), { type: 'success' })
    if (unsaved) notify(versionsText.setAside, { type: 'info' })
  }
}
