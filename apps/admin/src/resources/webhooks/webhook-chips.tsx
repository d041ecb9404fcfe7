import type { WebhookDeliveryState, WebhookState } from '@consoeurs/contract'
import { webhooksText as text } from '../../text/webhooks.ts'

/** Class names of the status colours. */
const looks = { active: 'well', failing: 'suspended', disabled: 'past' } satisfies Record<WebhookState, string>
const deliveryLooks = {
  waiting: 'open',
  delivered: 'well',
  failed: 'ban',
} satisfies Record<WebhookDeliveryState, string>

export const WebhookChip = ({ state }: { state: WebhookState }) => (
  <span className={`status ${looks[state]}`}>{text.states[state]}</span>
)

export const DeliveryChip = ({ state }: { state: WebhookDeliveryState }) => (
  <span className={`status ${deliveryLooks[state]}`}>{text.deliveryStates[state]}</span>
)
