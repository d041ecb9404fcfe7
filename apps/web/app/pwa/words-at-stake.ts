type Written = HTMLInputElement | HTMLTextAreaElement

const touched = new Set<Written>()

const isWritten = (target: EventTarget | null): target is Written =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search')

/** Remembers where she typed: a field alone does not tell, its page keeps changing what it began with. */
export function watchWords(): void {
  document.addEventListener('input', ({ target }) => isWritten(target) && touched.add(target), { capture: true })
}

/** Whether something she typed stands in a field of this page, or something is open in front of it. */
export function wordsAtStake(): boolean {
  for (const field of touched) {
    if (!field.isConnected) touched.delete(field)
    else if (field.value.trim() !== '') return true
  }
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
