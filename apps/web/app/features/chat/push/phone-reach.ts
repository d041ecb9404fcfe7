import { phone } from '../../../pwa/phone.ts'
import { PushError, subscribeFailure } from './push-errors.ts'
import type { Reach } from './reach.ts'

/** The phone's push service, in the shell of `apps/mobile`. It supports Firebase Cloud Messaging only. */
export const phoneReach: Reach = {
  async open({ provider }) {
    if (provider !== 'fcm') throw new PushError('unsupported-browser')
    const token = await phone.token().catch((error: unknown) => {
      throw subscribeFailure(error)
    })
    return { endpoint: token, token: async () => token }
  },
  async close() {
    await phone.forget()
    return false
  },
}
