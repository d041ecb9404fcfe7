/** How what leaves this machine is encrypted: TLS, or said in so many words that it is not. */
import type { RawSettings } from './settings-definitions.ts'

const THIS_MACHINE = new Set(['127.0.0.1', '::1', 'localhost'])

export const isThisMachine = (host: string) => THIS_MACHINE.has(host.replace(/^\[|\]$/g, ''))

/** No host, or a folder in its place, is a socket of the operating system. */
function leavesThisMachine({ hostname, searchParams }: URL): boolean {
  const host = decodeURIComponent(searchParams.get('host') ?? hostname)
  return host !== '' && !host.startsWith('/') && !isThisMachine(host)
}

/** What PostgreSQL's driver takes and nothing here may loosen: a certificate that is not looked at is worth nothing. */
const SSL_MODES = ['verify-full', 'disable']

/** In production a database of another machine is spoken with by TLS, or its address says why not; certificates count. */
export const wireComplaints = (raw: RawSettings): string[] => [...databaseComplaints(raw), ...mailComplaints(raw)]

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

/**
 * In production a mail server of another machine that offers no TLS gets no mail and no password, where nodemailer alone
 * would go on in clear. `?ignoreTLS=true` says that its network is the operator's own.
 */
export function mailServerOf({ SMTP_URL: address, MODE }: RawSettings): string | undefined {
  if (address === undefined || MODE !== 'production') return address
  const url = new URL(address)
  const isFree = url.protocol === 'smtps:' || url.searchParams.get('ignoreTLS') === 'true' || !leavesThisMachine(url)
  if (isFree) return address
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
