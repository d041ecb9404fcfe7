import { proveFileStore, proveMailServer, proveRedis } from '@consoeurs/api'
import type { Settings } from '../settings/settings.ts'
import { within } from '../within.ts'
import { type Finding, findingsOf, reasonOf } from './findings.ts'

const PATIENCE_MS = 8_000

/** Connects and signs in without sending a mail. */
export async function checkMails({ smtpUrl, mode }: Pick<Settings, 'smtpUrl' | 'mode'>): Promise<Finding> {
  const { good, careful, bad } = findingsOf('smtp')
  if (smtpUrl === undefined) {
    if (mode === 'demo') return good('Les mails sont écrits dans le dossier de données (démonstration).')
    return careful(
      'Aucun mail ne part : ils sont écrits dans le dossier de données.',
      'Donne un serveur dans SMTP_URL.',
    )
  }
  const { host } = new URL(smtpUrl)
  try {
    await proveMailServer(smtpUrl, PATIENCE_MS)
    return good(`Le serveur de mails ${host} répond.`)
  } catch (error) {
    const advice = 'Vérifie l’adresse, le port, le nom et le mot de passe de SMTP_URL.'
    return bad(`Le serveur de mails ${host} ne répond pas comme il faut (${reasonOf(error)}).`, advice)
  }
}

export async function checkBucket({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Finding> {
  const { good, bad } = findingsOf('files')
  if (s3 === undefined) return good('Les photos sont dans le dossier de données.')
  try {
    await within(PATIENCE_MS, proveFileStore({ dataDir, s3 }))
    return good(`Le seau « ${s3.bucket} » se laisse écrire, lire et effacer.`)
  } catch (error) {
    const advice = 'Vérifie l’adresse, la clé et ses droits dans S3_URL.'
    return bad(`Le seau « ${s3.bucket} » de ${s3.endpoint} ne peut pas servir (${reasonOf(error)}).`, advice)
  }
}

export async function checkRedis({ nodes }: Pick<Settings, 'nodes'>): Promise<Finding[]> {
  const { good, bad } = findingsOf('redis')
  if (typeof nodes !== 'object') return []
  const { host } = new URL(nodes.redisUrl)
  try {
    await within(PATIENCE_MS, proveRedis(nodes.redisUrl))
    return [good(`Le Redis ${host} répond.`)]
  } catch (error) {
    const advice =
      'Vérifie l’adresse, le nom et le mot de passe de REDIS_URL. En attendant, chaque processus compte et prévient pour lui seul.'
    return [bad(`Le Redis ${host} ne répond pas comme il faut (${reasonOf(error)}).`, advice)]
  }
}

export async function checkPublicUrl(
  { publicUrl, mode }: Pick<Settings, 'publicUrl' | 'mode'>,
  runs: boolean,
): Promise<Finding> {
  const { good, careful, bad } = findingsOf('public-url')
  const isLive = mode === 'production'
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.status === 200) return good(`${publicUrl} répond.`)
    return bad(`${publicUrl}/healthz répond ${answer.status}.`, 'Vérifie que le mandataire passe tout à ce site.')
  } catch (error) {
    if (!runs) return careful(`${publicUrl} ne répond pas : le site ne tourne pas ici.`)
    const advice = 'Vérifie le nom de domaine, le certificat et le mandataire.'
    return (isLive ? bad : careful)(`${publicUrl} ne répond pas (${reasonOf(error)}).`, advice)
  }
}

export function checkProxies({ trustProxy, mode }: Pick<Settings, 'trustProxy' | 'mode'>): Finding {
  const { good } = findingsOf('proxies')
  if (trustProxy.length > 0) return good(`Mandataires crus : ${trustProxy.join(', ')}.`)
  return good(mode === 'demo' ? 'Aucun mandataire n’est cru (démonstration).' : 'Aucun mandataire n’est cru.')
}
