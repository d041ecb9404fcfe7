import { AppError, askToRemoveFactor, atTheServer, removeLostFactor } from '@consoeurs/api'
import { errors, limits } from '@consoeurs/contract'
import { StartRefusal } from '../../../../tools/embedded-postgres/refusal.ts'
import { say } from '../console.ts'
import type { AdminParts } from './admin-command.ts'

const HOURS = limits.secondFactor.lost.wait / 3_600_000

function refusalOf(error: unknown, username: string): unknown {
  if (!(error instanceof AppError)) return error
  if (error.code === 'MEMBER_NOT_FOUND') return new StartRefusal(`Personne ne s’appelle « ${username} » ici.`)
  if (error.code === 'SECOND_FACTOR_MISSING') return new StartRefusal('Ce compte n’a pas de second facteur.')
  return new StartRefusal(errors[error.code].text)
}

/** For who lost her telephone and her codes: asked first, taken away once she had time to refuse (docs/ways-in.md). */
export async function lostFactor(
  { unitOfWork }: AdminParts,
  { username, step }: { username: string; step: 'ask' | 'remove' },
): Promise<void> {
  const act = step === 'ask' ? askToRemoveFactor : removeLostFactor
  const done = await unitOfWork((tx) => act(tx, atTheServer, { username, now: new Date() })).catch((error: unknown) => {
    throw refusalOf(error, username)
  })
  const who = `${done.name} (${username})`
  if (step === 'remove') say(`Le second facteur de ${who} est retiré ; elle l’apprend par courriel.`)
  else
    say(
      `${who} est prévenue. Si elle n’entre pas dans son compte d’ici ${HOURS} heures : npm run admin -- second-factor remove ${username}`,
    )
}
