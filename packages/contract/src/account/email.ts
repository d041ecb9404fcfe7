import { z } from 'zod'

/** RFC 5321, 4.5.3.1. */
const LONGEST = { address: 254, local: 64, label: 63 } as const

const looks = 'Elle ressemble à prenom@exemple.fr.'

const refusals = {
  empty: 'Écris ton adresse e-mail.',
  long: 'Cette adresse est trop longue.',
  space: 'Cette adresse contient une espace. Retire-la.',
  noSign: `Cette adresse n’est pas complète\u202f: il y manque le signe @. ${looks}`,
  twoSigns: `Cette adresse contient plusieurs signes @. ${looks}`,
  noLocal: `Cette adresse n’est pas complète\u202f: rien n’est écrit avant le signe @. ${looks}`,
  longLocal: `La partie avant le signe @ est trop longue\u202f: elle a au plus ${LONGEST.local} caractères.`,
  dots: 'Avant le signe @, un point est de trop.',
  signs: 'Avant le signe @, une adresse n’a ni accent ni signe rare. Retape-la.',
  noDomain: `Cette adresse n’est pas complète\u202f: il y manque la fin, après le signe @. ${looks}`,
  domain: 'La fin de cette adresse, après le signe @, n’est pas juste. Elle ressemble à exemple.fr.',
} as const

export type EmailRefusal = keyof typeof refusals

/** `café-lumière.fr` becomes `xn--caf-lumire-66ag.fr`; null if it is not a domain. */
function asciiDomain(domain: string): string | null {
  // URL would read the excluded characters as a port, a path, a password or an escape.
  if (/[^\p{L}\p{M}\p{N}.\u3002-]/u.test(domain)) return null
  if (!URL.canParse(`http://${domain}`)) return null
  const { hostname } = new URL(`http://${domain}`)
  const labels = hostname.split('.')
  const isLabel = (label: string) => label.length <= LONGEST.label && /^[a-z\d]([a-z\d-]*[a-z\d])?$/.test(label)
  return labels.length > 1 && labels.every(isLabel) && /[a-z]/.test(labels.at(-1) ?? '') ? hostname : null
}

function refusalOfLocal(local: string): EmailRefusal | null {
  if (local === '') return 'noLocal'
  if (local.length > LONGEST.local) return 'longLocal'
  if (/^\.|\.$|\.\./.test(local)) return 'dots'
  return /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) ? null : 'signs'
}

/** Normal form for storage and comparison: lower case, domain in ASCII. */
export function readEmail(typed: string): { email: string } | { refusal: EmailRefusal } {
  const address = typed.trim()
  if (address === '') return { refusal: 'empty' }
  if (address.length > LONGEST.address) return { refusal: 'long' }
  if (/\s/.test(address)) return { refusal: 'space' }
  const [local = '', domain, ...more] = address.split('@')
  if (domain === undefined) return { refusal: 'noSign' }
  if (more.length > 0) return { refusal: 'twoSigns' }
  const refusal = refusalOfLocal(local)
  if (refusal !== null) return { refusal }
  if (!domain.includes('.')) return { refusal: 'noDomain' }
  const ascii = asciiDomain(domain)
  if (ascii === null) return { refusal: 'domain' }
  const email = `${local.toLowerCase()}@${ascii}`
  return email.length > LONGEST.address ? { refusal: 'long' } : { email }
}

export const Email = z.string({ error: refusals.empty }).transform((typed, context) => {
  const read = readEmail(typed)
  if ('email' in read) return read.email
  context.addIssue({ code: 'custom', message: refusals[read.refusal] })
  return z.NEVER
})
