/** Connections to other machines use TLS, or a setting says explicitly that they do not. */
import type { RawSettings } from './settings-definitions.ts'

const THIS_MACHINE = new Set(['127.0.0.1', '::1', 'localhost'])

export const isThisMachine = (host: string) => THIS_MACHINE.has(host.replace(/^\[|\]$/g, ''))

/** No host, or a path in its place, means a Unix socket. */
function leavesThisMachine({ hostname, searchParams }: URL): boolean {
  const host = decodeURIComponent(searchParams.get('host') ?? hostname)
  return host !== '' && !host.startsWith('/') && !isThisMachine(host)
}

/** An unverified certificate is worth nothing. */
const SSL_MODES = ['verify-full', 'disable']

/** A remote database needs TLS with a verified certificate, or an explicit opt-out. */
export const findConnectionProblems = (raw: RawSettings): string[] => [
  ...databaseComplaints(raw),
  ...mailComplaints(raw),
]

function mailComplaints({ SMTP_URL: address }: RawSettings): string[] {
  if (address === undefined || !new URL(address).searchParams.has('tls.rejectUnauthorized')) return []
  return ['Réglage SMTP_URL : en production, le certificat du serveur doit compter ; retire tls.rejectUnauthorized.']
}

function databaseComplaints({ DATABASE_URL: address }: RawSettings): string[] {
  if (address === undefined) return []
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode')
  const said = mode !== null && SSL_MODES.includes(mode) && !url.searchParams.has('uselibpqcompat')
  return said || !leavesThisMachine(url)
    ? []
    : [
        'Réglage DATABASE_URL : vers une autre machine, il faut en production une liaison chiffrée ; ajoute ?sslmode=verify-full à l’adresse, ou ?sslmode=disable si ce réseau est à toi seule.',
      ]
}

/** nodemailer alone falls back to clear text. `?ignoreTLS=true` declares the operator's own network. */
export function mailServerOf({ SMTP_URL: address, MODE }: RawSettings): string | undefined {
  if (address === undefined || MODE !== 'production') return address
  const url = new URL(address)
  const isFree = url.protocol === 'smtps:' || url.searchParams.get('ignoreTLS') === 'true' || !leavesThisMachine(url)
  if (isFree) return address
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
