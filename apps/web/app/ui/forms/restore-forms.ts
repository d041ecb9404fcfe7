import { namesOf, type StoredForm } from './sent-forms.ts'
import { restoreForm } from './use-form-draft.ts'

/** Refills forms as they mount, until all are restored or the member interacts. */
export function restoreForms(kept: readonly StoredForm[]): void {
  const missing = new Set(kept)
  const done = new AbortController()
  const look = () => {
    for (const form of document.forms) {
      const names = namesOf(form)
      const found = [...missing].find((one) => one.names === names)
      if (found === undefined) continue
      missing.delete(found)
      restoreForm(
        form,
        found.entries,
        found.entries.map(([name]) => name),
      )
    }
    if (missing.size === 0) done.abort()
  }
  const watcher = new MutationObserver(look)
  done.signal.addEventListener('abort', () => watcher.disconnect())
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => done.abort(), { signal: done.signal })
  watcher.observe(document.body, { childList: true, subtree: true })
  look()
}
