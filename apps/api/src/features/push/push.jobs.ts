import { sendingLimits } from '@consoeurs/contract'
import { type SendParts, sendPush } from './send-push.ts'
import { tellDevices } from './tell-devices.ts'

export function registerPushJobs(parts: SendParts): void {
  parts.jobs.workPromptly('push.tell', (order) => tellDevices(parts, order), sendingLimits.pushesAtOnce)
  parts.jobs.workPromptly('push.send', (push) => sendPush(parts, push), sendingLimits.pushesAtOnce)
}
