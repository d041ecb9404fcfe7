import { domainToUnicode } from 'node:url'
import type { OwnAccount } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { nextUsernameChange } from '../usernames/public.ts'

/** Shows the domain in Unicode; `readEmail` stores it in ASCII. */
const shownAddress = (email: string): string => {
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + domainToUnicode(email.slice(at))
}

const { users, accounts, emailChanges } = tables

export async function loadAccount(db: Queryable, viewer: Viewer, now: Date): Promise<OwnAccount> {
  const [[user], [password], [change], usernameFrom] = await Promise.all([
    db.select({ username: users.username, email: users.email }).from(users).where(eq(users.id, viewer.id)),
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.userId, viewer.id), isNotNull(accounts.password))),
    db
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, viewer.id), gt(emailChanges.expiresAt, now))),
    nextUsernameChange(db, viewer.id, now),
  ])
  if (user === undefined) throw new AppError('SIGN_IN_REQUIRED')
  return {
    username: user.username,
    email: shownAddress(user.email),
    hasPassword: password !== undefined,
    usernameFrom: usernameFrom?.toISOString() ?? null,
    emailChange:
      change === undefined
        ? null
        : {
            newEmail: shownAddress(change.newEmail),
            step: change.approvedAt === null ? 'approve' : 'confirm',
            until: change.expiresAt.toISOString(),
          },
  }
}
