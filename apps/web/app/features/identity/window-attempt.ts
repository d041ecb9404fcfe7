import { constants, type FederatedResult, federatedChannel, type WindowErrorCode } from '@consoeurs/contract'
import { ApiFailure } from '../../api/client.ts'
import { navigateTo } from '../../navigation/navigate-to.ts'
import { federatedText } from '../../text/federated.ts'

/** How it ended: a code, and the sentence that came with it where our own server refused. */
export interface AttemptEnd {
  end: string
  text?: string
}

/** `closing`: the window is gone and its answer may still be on the way. */
export type AttemptStep = 'closing' | AttemptEnd

interface AttemptParts {
  /** Asks where the window has to go. */
  start: (attempt: string) => Promise<{ url: string }>
  hear: (step: AttemptStep) => void
}

export interface WindowAttempt {
  /** Its window closes, and nothing more is heard of it. */
  stop(): void
}

/** There is no event for a window that closes. */
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
 * One attempt in a window of its own (specification §8 and §9). Call it in the tap itself: a window that is opened later
 * is blocked. The result comes over a channel of our own origin, so that it arrives even where the provider has cut
 * the tie between the two windows. Such a window looks closed while it is not: a result that comes late still counts.
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
