import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { AdminAccount, AppError, openAdminAccount } from '@consoeurs/api'
import { elide, errors } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { fillContent } from '../data/content.ts'
import { print, printError } from '../process/console.ts'
import type { AdminParts, GivenAccount } from './admin-command.ts'
import { secondFactorHint } from './second-factor-hint.ts'

const stopped = () => new StartRefusal('Arrêté : rien n’a été changé.')

const isInteractive = (): boolean => process.stdin.isTTY === true

/** @param hidden does not echo the answer */
async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  process.stdout.write(question)
  const lines = createInterface({ input: process.stdin, output: hidden ? silent : process.stdout, terminal: true })
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('close', () => reject(stopped()))
      lines.question('').then(resolve, reject)
    })
  } finally {
    lines.close()
    if (hidden) process.stdout.write('\n')
  }
}

async function firstLineOfInput(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1)
  return line
}

const fields = {
  email: { option: 'email', question: 'Adresse e-mail' },
  displayName: { option: 'name', question: 'Nom affiché' },
  username: { option: 'username', question: 'Nom de son adresse, /p/…' },
  birthdate: { option: 'birthdate', question: 'Date de naissance (AAAA-MM-JJ)' },
} as const satisfies Record<string, { option: keyof GivenAccount; question: string }>
type Field = keyof typeof fields

function findProblem(field: keyof AdminAccount, value: string): string | null {
  const { error } = AdminAccount.shape[field].safeParse(value)
  return error?.issues[0]?.message ?? null
}

async function askFor(field: keyof AdminAccount, question: string, hidden = false): Promise<string> {
  for (;;) {
    const value = await ask(`${question} : `, { hidden })
    const complaint = findProblem(field, value)
    if (complaint === null) return value
    printError(complaint)
  }
}

async function answerFor(field: Field, given: GivenAccount): Promise<string> {
  const { option, question } = fields[field]
  const value = given[option]
  if (value === undefined) {
    if (isInteractive()) return askFor(field, question)
    throw new StartRefusal(`Il manque --${option} : personne n’est là pour répondre.`)
  }
  const complaint = findProblem(field, value)
  if (complaint !== null) throw new StartRefusal(`--${option} : ${complaint}`)
  return value
}

async function readPassword(): Promise<string> {
  if (!isInteractive()) return firstLineOfInput()
  for (;;) {
    const password = await askFor('password', 'Mot de passe', true)
    if ((await ask('Le même, encore une fois : ', { hidden: true })) === password) return password
    printError('Les deux ne sont pas les mêmes.')
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

export async function createAdmin({ settings, database, brand, unitOfWork }: AdminParts, given: GivenAccount) {
  const account = await readAccount(given)
  // Demo content is only added to an empty database, so add it first.
  if (settings.mode === 'demo' && (await database.db.$count(tables.users)) === 0) {
    await fillContent(database, brand, settings)
  }
  const { username } = await unitOfWork((tx) => openAdminAccount(tx, brand, account)).catch((error: unknown) => {
    throw refusalOf(error)
  })
  print(`Compte créé : ${account.displayName} (${username}), administratrice ${elide('de', brand.name)}.`)
  print('Il accepte, comme à l’inscription, les conditions, la charte et l’usage des données ; lis-les sur le site.')
  print(secondFactorHint(settings) ?? `Le bureau : ${settings.publicUrl}/admin`)
}
