type TextField = HTMLInputElement | HTMLTextAreaElement

const touched = new Set<TextField>()

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search')

/** Tracks edits, because React changes the default values to compare with. */
export function trackInput(): void {
  document.addEventListener('input', ({ target }) => isTextField(target) && touched.add(target), { capture: true })
}

/** Whether a reload would lose typed text or an open dialog. */
export function hasUnsavedInput(): boolean {
  for (const field of touched) {
    if (!field.isConnected) touched.delete(field)
    else if (field.value.trim() !== '') return true
  }
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
