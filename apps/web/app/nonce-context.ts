import { createContext } from 'react'

/** Server only: browsers hide nonces from scripts, and hydration needs none. */
export const NonceContext = createContext<string | undefined>(undefined)
