import { AppError, giveRole, serverActor } from '@consoeurs/api'
import { errors, type Role } from '@consoeurs/contract'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { print } from '../process/console.ts'
import { ROLES } from '../settings/announcement.ts'
import type { AdminParts } from './admin-command.ts'
import { secondFactorHint } from './second-factor-hint.ts'

function refusalOf(error: unknown, username: string): unknown {
  if (!(error instanceof AppError)) return error
  if (error.code === 'MEMBER_NOT_FOUND') return new StartRefusal(`Personne ne s’appelle « ${username} » ici.`)
  return new StartRefusal(errors[error.code].text)
}

export async function changeRole(
  { settings, unitOfWork }: AdminParts,
  { username, role }: { username: string; role: Role },
): Promise<void> {
  const given = await unitOfWork((tx) => giveRole(tx, serverActor, { to: { username }, role, now: new Date() })).catch(
    (error: unknown) => {
      throw refusalOf(error, username)
    },
  )
  print(`${given.name} (${given.username}) est maintenant ${ROLES[role]}, dès sa prochaine page.`)
  const hint = given.lacksSecondFactor ? secondFactorHint(settings) : null
  if (hint !== null) print(hint)
}
