import { createContext } from 'react'
import type { PreviewAddress } from '../context.ts'

/** Server only: crawlers read the served HTML. */
export const PreviewContext = createContext<PreviewAddress | undefined>(undefined)
