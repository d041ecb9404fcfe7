import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** 32 random bytes, in the notation of Standard Webhooks. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64')

interface SignedParts {
  id: string
  /** Unix seconds. */
  timestamp: number
  body: string
}

/**
 * `webhook-signature` of Standard Webhooks 1.0: one HMAC-SHA256 for each secret, so that a receiver may know either of
 * two while they are exchanged.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const signMessage = (secrets: readonly string[], { id, timestamp, body }: SignedParts): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
