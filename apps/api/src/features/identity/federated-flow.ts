import { AsyncLocalStorage } from 'node:async_hooks'

/** What a provider says of a person, once everything about it was verified. */
export interface FederatedIdentity {
  provider: 'oidc' | 'firebase'
  sub: string
  /** Empty where the provider tells none. */
  email: string
  emailVerified: boolean
  name: string
}

/** One return from the provider: what better-auth learns on the way and does not hand out. */
interface FederatedFlow {
  /** Who is signed in in this browser now. */
  viewerId: number | null
  identity?: FederatedIdentity
  /** She asked for a link, and her session ended before she came back. */
  sessionEnded?: boolean
}

export interface FederatedFlows {
  run<T>(flow: FederatedFlow, work: () => Promise<T>): Promise<T>
  current(): FederatedFlow
  /** Whether this is the inside of a return: a refusal there is an answer, not a fault of ours. */
  isInside(): boolean
}

export function createFederatedFlows(): FederatedFlows {
  const storage = new AsyncLocalStorage<FederatedFlow>()
  return {
    run: (flow, work) => storage.run(flow, work),
    current: () => storage.getStore() ?? { viewerId: null },
    isInside: () => storage.getStore() !== undefined,
  }
}
