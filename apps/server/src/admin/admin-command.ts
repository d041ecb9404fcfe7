import { parseArgs } from 'node:util'
import type { UnitOfWork } from '@consoeurs/api'
import type { Brand } from '@consoeurs/brand'
import { Role } from '@consoeurs/contract'
import type { OpenDatabase } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import type { Settings } from '../settings/settings.ts'

export interface AdminParts {
  settings: Settings
  database: OpenDatabase
  brand: Brand
  unitOfWork: UnitOfWork
}

export interface GivenAccount {
  email?: string | undefined
  name?: string | undefined
  username?: string | undefined
  birthdate?: string | undefined
}

export type AdminCommand =
  | { what: 'create'; given: GivenAccount }
  | { what: 'role'; username: string; role: Role }
  | { what: 'second-factor'; username: string; step: 'ask' | 'remove' }

const USAGE = [
  'Il y a trois commandes :',
  '  npm run admin -- create [--email <adresse>] [--name <nom affiché>] [--username <nom>] [--birthdate <AAAA-MM-JJ>]',
  '  npm run admin -- role <nom> <member | moderator | editor | admin>',
  '  npm run admin -- second-factor <ask | remove> <nom>',
].join('\n')

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  username: { type: 'string' },
  birthdate: { type: 'string' },
} as const

/** @throws StartRefusal with the usage */
export function readCommand(args: string[]): AdminCommand {
  if (args.some((arg) => arg.startsWith('--password'))) {
    throw new StartRefusal(
      'Le mot de passe ne s’écrit pas sur la ligne : tout le monde la lirait. Il est demandé, ou lu sur l’entrée standard.',
    )
  }
  const { values, positionals } = parsed(args)
  const [what, ...rest] = positionals
  if (what === 'create' && rest.length === 0) return { what, given: values }
  if (what === 'role' && rest.length === 2 && Object.keys(values).length === 0) {
    const [username = '', wanted] = rest
    const role = Role.safeParse(wanted)
    if (role.success) return { what, username, role: role.data }
  }
  if (what === 'second-factor' && rest.length === 2 && Object.keys(values).length === 0) {
    const [step, username = ''] = rest
    if (step === 'ask' || step === 'remove') return { what, username, step }
  }
  throw new StartRefusal(USAGE)
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new StartRefusal(USAGE)
  }
}
