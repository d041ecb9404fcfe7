import { z } from 'zod'

/** What stands at the head of an archive; the tables and files follow, each as an entry of the tar. */
export const Manifest = z.object({
  format: z.literal(1),
  variant: z.string(),
  at: z.iso.datetime(),
  /** Moments of the migrations that made the schema. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string() })),
  files: z.number(),
})
export type Manifest = z.infer<typeof Manifest>

/** Names of the archive's entries. */
export const entries = {
  manifest: 'manifest.json',
  secret: 'secret',
  table: (name: string) => `tables/${name}.copy`,
  file: (key: string) => `files/${key}`,
}
