/** By name or code of an error, or the first word of its message. */
const REASONS: Record<string, string> = {
  NoSuchBucket: 'il n’existe pas',
  AccessDenied: 'cette clé n’a pas le droit d’y écrire',
  InvalidAccessKeyId: 'cette clé n’existe pas',
  SignatureDoesNotMatch: 'le secret ne va pas avec la clé',
  ECONNREFUSED: 'rien ne répond à cette adresse',
  ENOTFOUND: 'cette machine n’existe pas',
  TimeoutError: 'la machine ne répond pas',
  ETIMEDOUT: 'la machine ne répond pas',
  WRONGPASS: 'le nom ou le mot de passe est faux',
  NOAUTH: 'il demande un mot de passe',
}

/** A client's error may be a cause of the one that is thrown. Never holds a password. */
export function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const names = [cause.name, 'code' in cause ? String(cause.code) : '', cause.message.split(' ', 1)[0] ?? '']
    const known = names.map((name) => REASONS[name]).find((text) => text !== undefined)
    if (known !== undefined) return known
  }
  return 'raison inconnue'
}
