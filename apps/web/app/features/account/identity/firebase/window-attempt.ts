import { constants, type FederatedResult, federatedChannel, type WindowErrorCode } from '@consoeurs/contract'
import { ApiFailure } from '../../../../api/client.ts'
import { navigateTo } from '../../../../navigation/navigate-to.ts'
import { federatedText } from '../federated.text.ts'

/** An end code, and the server's message if it refused. */
export interface AttemptEnd {
  end: string
  text?: string
}

/** `closing`: the popup is closed, but its result may still arrive. */
export type AttemptStep = 'closing' | AttemptEnd

interface AttemptParts {
  /** Requests the popup's address. */
  start: (attempt: string) => Promise<{ url: string }>
  hear: (step: AttemptStep) => void
}

export interface WindowAttempt {
  /** Closes the popup and ignores its result. */
  stop(): void
}

/** Polling interval in milliseconds: there is no close event. */
const LOOK_EVERY = 500

function openWindow(): Window | null {
  const { popupWidth: width, popupHeight: height } = constants
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (opened === null || opened.closed) return null
  opened.document.title = federatedText.windowOpening
  opened.document.body.textContent = federatedText.windowOpening
  return opened
}

function isOurs(message: MessageEvent<unknown>, attempt: string): message is MessageEvent<FederatedResult> {
  if (message.origin !== location.origin) return false
  const { data } = message
  return typeof data === 'object' && data !== null && Reflect.get(data, 'attempt') === attempt
}

function refusalOf(error: unknown): AttemptEnd {
  if (!(error instanceof ApiFailure)) throw error
  const withoutNetwork: WindowErrorCode = 'NETWORK_REQUEST_FAILED'
  return error.code === 'OFFLINE' ? { end: withoutNetwork } : { end: error.code, text: error.message }
}

/**
 * One popup attempt (specification §8 and §9). Call it directly in the click handler, or the popup is blocked. The
 * result comes over a same-origin channel, which works even if the provider severs `window.opener`. Such a popup looks
 * closed while it is open, so late results count.
 */
export function openAttempt({ start, hear }: AttemptParts): WindowAttempt {
  const attempt = crypto.randomUUID()
  const opened = openWindow()
  if (opened === null) {
    hear({ end: 'POPUP_BLOCKED' satisfies WindowErrorCode })
    return { stop: () => undefined }
  }
  let patience: ReturnType<typeof setTimeout> | undefined
  const watch = setInterval(() => {
    if (!opened.closed) return
    clearInterval(watch)
    hear('closing')
    const givenUp: WindowErrorCode = 'POPUP_CLOSED_BY_USER'
    patience = setTimeout(() => hear({ end: givenUp }), constants.popupClosedDelay)
  }, LOOK_EVERY)
  const channel = new BroadcastChannel(federatedChannel)
  const stop = () => {
    clearInterval(watch)
    clearTimeout(patience)
    channel.close()
    opened.close()
  }
  const finish = (end: AttemptEnd) => {
    stop()
    hear(end)
  }
  channel.onmessage = (message) => {
    if (isOurs(message, attempt)) finish({ end: message.data.end })
  }
  start(attempt).then(
    ({ url }) => navigateTo(url, { external: true, replace: true, within: opened }),
    (error) => finish(refusalOf(error)),
  )
  return { stop }
}
