import { proveFileStore } from '@consoeurs/api'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { timed } from '../process/console.ts'
import type { Settings } from '../settings/settings.ts'
import { reasonOf } from './start-reasons.ts'

/** Without this a read-only bucket shows only when the first photo is lost. */
export async function proveStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<void> {
  if (s3 === undefined) return
  try {
    await timed('Vérification du seau de fichiers', () => proveFileStore({ dataDir, s3 }))
  } catch (error) {
    throw new StartRefusal(
      `Réglage S3_URL\u202f: le seau «\u202f${s3.bucket}\u202f» de ${s3.endpoint} ne peut pas servir (${reasonOf(error)})\u202f; vérifie l’adresse, la clé et ses droits.`,
    )
  }
}
