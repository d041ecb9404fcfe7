import { proveFileStore } from '@consoeurs/api'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { timed } from '../process/console.ts'
import type { Settings } from '../settings/settings.ts'

/** By error name or code. */
const REASONS: Record<string, string> = {
  NoSuchBucket: 'il n’existe pas',
  AccessDenied: 'cette clé n’a pas le droit d’y écrire',
  InvalidAccessKeyId: 'cette clé n’existe pas',
  SignatureDoesNotMatch: 'le secret ne va pas avec la clé',
  ECONNREFUSED: 'rien ne répond à cette adresse',
  ENOTFOUND: 'cette machine n’existe pas',
  TimeoutError: 'la machine ne répond pas',
}

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

/** The client's error is a cause of the store's. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const known = REASONS[cause.name] ?? REASONS['code' in cause ? String(cause.code) : '']
    if (known !== undefined) return known
  }
  return 'raison inconnue'
}
