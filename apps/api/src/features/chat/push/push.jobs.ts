import { sendingLimits } from '@consoeurs/contract'
import { enqueuePushes } from './enqueue-pushes.ts'
import { type SendParts, sendPush } from './send-push.ts'

export function registerPushJobs(parts: SendParts): void {
  parts.jobs.workPromptly('push.tell', (order) => enqueuePushes(parts, order), sendingLimits.pushesAtOnce)
  parts.jobs.workPromptly('push.send', (push) => sendPush(parts, push), sendingLimits.pushesAtOnce)
}
