import { AsyncLocalStorage } from 'node:async_hooks'

export interface FederatedIdentity {
  provider: 'oidc' | 'firebase'
  sub: string
  /** Empty when the provider gives none. */
  email: string
  emailVerified: boolean
  name: string
}

/** What better-auth learns on return from the provider but does not expose. */
interface FederatedFlow {
  viewerId: number | null
  identity?: FederatedIdentity
  /** The session ended before the member came back. */
  sessionEnded?: boolean
}

export interface FederatedFlows {
  run<T>(flow: FederatedFlow, work: () => Promise<T>): Promise<T>
  current(): FederatedFlow
  /** A refusal during a return is an answer, not a server fault. */
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
