import { z } from 'zod'

/** First entry of a backup archive, before tables and files. */
export const Manifest = z.object({
  format: z.literal(1),
  variant: z.string(),
  at: z.iso.datetime(),
  /** Timestamps of the applied migrations. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string() })),
  files: z.number(),
})
export type Manifest = z.infer<typeof Manifest>

export const entries = {
  manifest: 'manifest.json',
  secret: 'secret',
  table: (name: string) => `tables/${name}.copy`,
  file: (key: string) => `files/${key}`,
}
