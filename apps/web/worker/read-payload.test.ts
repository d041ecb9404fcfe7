import type { PushPayload } from '@consoeurs/contract/chat/push'
import { expect, it } from 'vitest'
import { readPayload } from './read-payload.ts'

const payload = { web_push: 8030, notification: { title: 'Tu as du nouveau' }, app_badge: 2 } as PushPayload
const pushed = (text: string) => ({ json: () => JSON.parse(text) })

it('reads what our server wrote', () => {
  expect(readPayload(pushed(JSON.stringify(payload)))).toEqual(payload)
})

it('takes it out of the envelope of Firebase Cloud Messaging', () => {
  const envelope = {
    from: '123456789012',
    fcmMessageId: 'b6f7',
    priority: 'high',
    data: { push: JSON.stringify(payload) },
  }
  expect(readPayload(pushed(JSON.stringify(envelope)))).toEqual(payload)
})

it.each([
  ['nothing', null],
  ['no JSON', pushed('essai')],
  ['a message of somebody else’s', pushed('{"from":"1","data":{"message":"bonjour"}}')],
  ['another notification', pushed('{"from":"1","notification":{}}')],
  ['null', pushed('null')],
])('shows nothing of %s', (_what, data) => {
  expect(readPayload(data)).toBeNull()
})
