import { z } from 'zod'

export const ThemeView = z.object({
  /** Folded, as in the address of its page. */
  name: z.string(),
  /** The spelling that is written most. */
  label: z.string(),
  /** Shares that the reader may see. */
  count: z.number().int(),
})
export type ThemeView = z.infer<typeof ThemeView>

export const ThemesQuery = z.object({ q: z.string().max(40).default('') })
