import { createContext } from 'react'
import type { PreviewAddress } from './context.ts'

/** Known on the server alone: what reads a page's head reads it as it was served. */
export const PreviewContext = createContext<PreviewAddress | undefined>(undefined)
