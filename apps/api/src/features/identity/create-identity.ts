import type { Brand } from '@consoeurs/brand'
import type { Database } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from '../../deps.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Deliver } from '../../platform/mail.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { createAuth, hashInTurn } from './auth.ts'
import { completeAccount } from './complete-account.ts'
import type { FederatedProvider } from './federated-provider.ts'
import type { FirebaseAccounts } from './firebase-accounts.ts'
import { isOffAtFirebase } from './firebase-links.ts'
import type { PasswordCost } from './password-hash.ts'
import type { RecoveryCodeParts } from './recovery-codes.ts'
import { createSessionReader } from './session-reader.ts'
import { welcomeBack } from './welcome-back.ts'

interface IdentityParts {
  app: FastifyInstance
  db: Database
  brand: Brand
  settings: ApiSettings
  jobs: Jobs
  deliver: Deliver
  federated: FederatedProvider | null
  firebase: FirebaseAccounts | null
  passwordCost: PasswordCost | undefined
  now: () => Date
}

/** Who may sign in, and who is signed in. What it does to members waits until the app has its events and its sockets. */
export function createIdentity(parts: IdentityParts) {
  const { app, db, brand, settings, jobs, deliver, federated, firebase, passwordCost, now } = parts
  const unitOfWork: UnitOfWork = (work) => app.events.unitOfWork(work)
  const codes: RecoveryCodeParts = {
    secret: settings.secret,
    hash: (password) => hashInTurn(password, passwordCost),
  }
  const auth = createAuth({
    codes,
    db,
    brand,
    settings,
    jobs,
    deliver,
    federated,
    logger: app.log,
    passwordCost,
    now,
    unitOfWork,
    isOffElsewhere: firebase && ((userId) => isOffAtFirebase(db, firebase, userId)),
    onCreated: (userId) => unitOfWork((tx) => completeAccount(tx, userId, brand)),
    onSignedIn: (signedIn) => {
      app.log.info({ member: signedIn.userId, way: signedIn.way }, 'signed in')
      const welcome = { jobs, realtime: app.realtime, publicUrl: settings.publicUrl, now }
      return unitOfWork((tx) => welcomeBack(tx, welcome, signedIn))
    },
  })
  const staffOwesSecondFactor = settings.mode === 'production'
  const { secret } = settings
  return { auth, codes, sessions: createSessionReader({ auth, db, unitOfWork, now, secret, staffOwesSecondFactor }) }
}
