import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { openEntries } from '../data/data-folder-modes.ts'
import { ensurePortFree } from '../process/port.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf, reasonOf } from './findings.ts'

const OLDEST_NODE = 24
const MB = 1024 * 1024
/** Below NO_ROOM the database soon stops writing. */
const NO_ROOM = 512 * MB
const LITTLE_ROOM = 5 * 1024 * MB

export function checkNode(version = process.versions.node): Finding {
  const { good, bad } = findingsOf('node')
  return Number.parseInt(version, 10) >= OLDEST_NODE
    ? good(`Node ${version}.`)
    : bad(
        `Node ${version} est trop ancien.`,
        `Lance la commande par « npm run doctor », ou installe Node ${OLDEST_NODE}.`,
      )
}

/** Read-only: the first start creates a missing folder. */
export function checkDataFolder(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Finding[] {
  const { dataDir } = settings
  const { good, bad } = findingsOf('data-folder')
  const nearest = firstThatExists(dataDir)
  if (!statSync(nearest).isDirectory())
    return [bad(`${nearest} est un fichier, il y faudrait un dossier.`, 'Déplace-le, ou change DATA_DIR.')]
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK)
  } catch (error) {
    const advice = 'Donne ce droit à qui lance le site, ou change DATA_DIR.'
    return [bad(`Le dossier ${nearest} ne peut pas être écrit (${reasonOf(error)}).`, advice)]
  }
  if (nearest !== dataDir)
    return [good(`Le dossier de données ${dataDir} sera créé au premier départ.`), checkRoom(nearest)]
  return [good(`Le dossier de données ${dataDir} peut être écrit.`), ...checkOwner(settings), checkRoom(dataDir)]
}

function firstThatExists(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : firstThatExists(dirname(folder))
}

function checkOwner(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Finding[] {
  const { dataDir } = settings
  const { careful } = findingsOf('data-folder-owner')
  const { uid } = statSync(dataDir)
  const own = process.getuid?.()
  const found: Finding[] = []
  if (own !== undefined && own !== 0 && uid !== own)
    found.push(
      careful(
        'Le dossier de données est à un autre utilisateur.',
        'Lance le site avec celui-là, ou rends-le-lui (chown).',
      ),
    )
  const open = [...openEntries(settings, { closedToo: true })]
  const [first] = open
  if (first !== undefined) {
    const says =
      open.length === 1
        ? `Les autres utilisateurs de la machine ont accès à ${first.path}.`
        : `Les autres utilisateurs de la machine ont accès à ${open.length} fichiers ou dossiers de ${dataDir}, dont ${first.path}.`
    const advice = `Relance le site, qui les ferme au départ, ou ferme-les : chmod ${first.wanted.toString(8)} ${first.path}.`
    found.push(findingsOf('data-folder-modes').careful(says, advice))
  }
  return found
}

function checkRoom(folder: string): Finding {
  const { good, careful, bad } = findingsOf('disk')
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const said = `${Math.floor(free / MB).toLocaleString('fr-FR')} Mo libres pour les données`
  const advice = 'Fais de la place, ou confie les photos à un seau (S3_URL).'
  if (free < NO_ROOM) return bad(`Seulement ${said} : la base de données va cesser d’écrire.`, advice)
  return free < LITTLE_ROOM ? careful(`${said}, c’est peu.`, advice) : good(`${said}.`)
}

export async function siteAnswers({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<boolean> {
  const reached = /^(0\.0\.0\.0|::|\[::\])$/.test(host) ? '127.0.0.1' : host.replace(/^([^[].*:.*)$/, '[$1]')
  try {
    const answer = await fetch(`http://${reached}:${port}/healthz`, { signal: AbortSignal.timeout(3_000) })
    return answer.ok && ((await answer.json()) as { status?: unknown }).status === 'ok'
  } catch {
    return false
  }
}

export async function checkPort(settings: Pick<Settings, 'host' | 'port'>, runs: boolean): Promise<Finding> {
  const { good, bad } = findingsOf('port')
  if (runs) return good(`Le site répond au port ${settings.port}.`)
  try {
    await ensurePortFree(settings.host, settings.port)
    return good(`Le port ${settings.port} est libre : le site ne tourne pas ici.`)
  } catch (error) {
    return bad(
      error instanceof StartRefusal
        ? error.message
        : `Le port ${settings.port} ne peut pas servir (${reasonOf(error)}).`,
    )
  }
}
