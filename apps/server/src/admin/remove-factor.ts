import { AppError, removeLostFactor, requestFactorRemoval, serverActor } from '@consoeurs/api'
import { elide, errors, limits } from '@consoeurs/contract'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { print } from '../process/console.ts'
import type { AdminParts } from './admin-command.ts'

const HOURS = limits.secondFactor.lost.wait / 3_600_000

function refusalOf(error: unknown, username: string): unknown {
  if (!(error instanceof AppError)) return error
  if (error.code === 'MEMBER_NOT_FOUND') return new StartRefusal(`Personne ne s’appelle « ${username} » ici.`)
  if (error.code === 'SECOND_FACTOR_MISSING') return new StartRefusal('Ce compte n’a pas la validation en deux étapes.')
  return new StartRefusal(errors[error.code].text)
}

/** Announced first, removed after a delay in which the member can refuse (docs/sign-in-methods.md). */
export async function lostFactor(
  { unitOfWork }: AdminParts,
  { username, step }: { username: string; step: 'ask' | 'remove' },
): Promise<void> {
  const act = step === 'ask' ? requestFactorRemoval : removeLostFactor
  const done = await unitOfWork((tx) => act(tx, serverActor, { username, now: new Date() })).catch((error: unknown) => {
    throw refusalOf(error, username)
  })
  const who = `${done.name} (${username})`
  if (step === 'remove')
    print(`La validation en deux étapes ${elide('de', who)} est retirée ; elle l’apprend par mail.`)
  else
    print(
      `${who} est prévenue. Si elle n’entre pas dans son compte d’ici ${HOURS} heures : npm run admin -- second-factor remove ${username}`,
    )
}
