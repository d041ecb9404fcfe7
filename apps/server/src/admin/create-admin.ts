import { AdminAccount, AppError, openAdminAccount } from '@consoeurs/api'
import { errors } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { StartRefusal } from '../../../../tools/embedded-postgres/refusal.ts'
import { complain, say } from '../console.ts'
import { fillContent } from '../content.ts'
import type { AdminParts, GivenAccount } from './admin-command.ts'
import { ask, firstLineOfInput, someoneIsThere } from './questions.ts'
import { secondFactorHint } from './second-factor-hint.ts'

const fields = {
  email: { option: 'email', question: 'Adresse e-mail' },
  displayName: { option: 'name', question: 'Nom affiché' },
  username: { option: 'username', question: 'Nom de son adresse, /p/…' },
  birthdate: { option: 'birthdate', question: 'Date de naissance (AAAA-MM-JJ)' },
} as const satisfies Record<string, { option: keyof GivenAccount; question: string }>
type Field = keyof typeof fields

/** The sentence that a rule has against a value; null for a good one. */
function complaintAgainst(field: keyof AdminAccount, value: string): string | null {
  const { error } = AdminAccount.shape[field].safeParse(value)
  return error?.issues[0]?.message ?? null
}

/** Asked again until it is good. */
async function askFor(field: keyof AdminAccount, question: string, hidden = false): Promise<string> {
  for (;;) {
    const value = await ask(`${question} : `, { hidden })
    const complaint = complaintAgainst(field, value)
    if (complaint === null) return value
    complain(complaint)
  }
}

async function answerFor(field: Field, given: GivenAccount): Promise<string> {
  const { option, question } = fields[field]
  const value = given[option]
  if (value === undefined) {
    if (someoneIsThere()) return askFor(field, question)
    throw new StartRefusal(`Il manque --${option} : personne n’est là pour répondre.`)
  }
  const complaint = complaintAgainst(field, value)
  if (complaint !== null) throw new StartRefusal(`--${option} : ${complaint}`)
  return value
}

async function readPassword(): Promise<string> {
  if (!someoneIsThere()) return firstLineOfInput()
  for (;;) {
    const password = await askFor('password', 'Mot de passe', true)
    if ((await ask('Le même, encore une fois : ', { hidden: true })) === password) return password
    complain('Les deux ne sont pas les mêmes.')
  }
}

async function readAccount(given: GivenAccount): Promise<AdminAccount> {
  const account: Record<string, string> = {}
  for (const field of Object.keys(fields) as Field[]) account[field] = await answerFor(field, given)
  const whole = AdminAccount.safeParse({ ...account, password: await readPassword() })
  if (whole.success) return whole.data
  throw new StartRefusal(whole.error.issues.map(({ message }) => message).join('\n'))
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  if (error.code === 'EMAIL_ALREADY_IN_USE') {
    return new StartRefusal(
      'Un compte existe déjà avec cette adresse. Pour lui donner ce rôle : npm run admin -- role <nom> admin.',
    )
  }
  const sentences = Object.values(error.fields ?? {}).flat()
  return new StartRefusal(sentences.length > 0 ? sentences.join('\n') : errors[error.code].text)
}

/** Opens the account of an administrator, by the rules of sign-up and confirmed. */
export async function createAdmin({ settings, database, brand, unitOfWork }: AdminParts, given: GivenAccount) {
  const account = await readAccount(given)
  // The demo fills itself only where nobody is yet: it comes first.
  if (settings.mode === 'demo' && (await database.db.$count(tables.users)) === 0) {
    await fillContent(database, brand, settings)
  }
  const { username } = await unitOfWork((tx) => openAdminAccount(tx, brand, account)).catch((error: unknown) => {
    throw refusalOf(error)
  })
  say(`Compte créé : ${account.displayName} (${username}), administratrice de ${brand.name}.`)
  say('Il accepte, comme à l’inscription, les conditions, la charte et l’usage des données ; lis-les sur le site.')
  say(secondFactorHint(settings) ?? `Le bureau : ${settings.publicUrl}/admin`)
}
