import type { PushConfiguration } from '@consoeurs/contract'

export interface PushSession {
  /** Identifies the device while it stays the same, so that the server is notified once per device. */
  endpoint: string
  /** The token for the server, which also addresses a push to this device. */
  token(): Promise<string>
}

export interface Reach {
  /** @throws PushError */
  open(configuration: PushConfiguration): Promise<PushSession>
  /** @returns whether it was open */
  close(): Promise<boolean>
}
