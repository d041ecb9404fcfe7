import { constants } from '@consoeurs/contract'

/** Specification §9, « Notification label load delay »: 3 s after mount, then a further 0.3 s. */
export function scheduleLabels(load: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(load, constants.notificationLabelExtraDelay)
  }, constants.notificationLabelDelay)
  return () => clearTimeout(timer)
}
