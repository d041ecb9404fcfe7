import { createHmac } from 'node:crypto'

/** All that is kept of an erased account that was banned. */
export const addressHash = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`kept ban ${address.toLowerCase()}`).digest('hex')
