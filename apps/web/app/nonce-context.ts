import { createContext } from 'react'

/** Known on the server alone: a browser never shows a nonce to scripts, and needs none to hydrate. */
export const NonceContext = createContext<string | undefined>(undefined)
