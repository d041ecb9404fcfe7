import { constants } from '@consoeurs/contract'

/** Specification §9, « Permission prompt delay after mount »: 1 s. The returned function cancels it. */
export function afterMount(load: () => void): () => void {
  const timer = setTimeout(load, constants.permissionPromptDelay)
  return () => clearTimeout(timer)
}
