import type { PushConfiguration } from '@consoeurs/contract'

/** How this device is called, now that it can be. */
export interface Opened {
  /** Names the device as long as it is the same one: what is told to the server is told once for each. */
  endpoint: string
  /** What the server is told of it, and what a push to it is addressed with. */
  token(): Promise<string>
}

/** A way to this device: the browser’s push service, or the phone’s. */
export interface Reach {
  /** @throws PushError */
  open(configuration: PushConfiguration): Promise<Opened>
  /** @returns whether it was open */
  close(): Promise<boolean>
}
