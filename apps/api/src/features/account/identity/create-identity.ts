import type { Brand } from '@consoeurs/brand'
import type { Database } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from '../../../deps.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { SendMail } from '../../../platform/delivery/mail-transport.ts'
import type { FederatedProvider, PasswordCost, RecoveryCodeParts } from '../auth/public.ts'
import { completeAccount, createApiTokenReader, createAuth, createSessionReader, hashInTurn } from '../auth/public.ts'
import type { FirebaseAccounts } from '../firebase/public.ts'
import { isDisabledAtFirebase } from '../firebase/public.ts'
import { completeSignIn } from '../sign-in/public.ts'

interface IdentityParts {
  app: FastifyInstance
  db: Database
  brand: Brand
  settings: ApiSettings
  jobs: Jobs
  deliver: SendMail
  federated: FederatedProvider | null
  firebase: FirebaseAccounts | null
  passwordCost: PasswordCost | undefined
  now: () => Date
}

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
    isOffElsewhere: firebase && ((userId) => isDisabledAtFirebase(db, firebase, userId)),
    onCreated: (userId) => unitOfWork((tx) => completeAccount(tx, userId, brand)),
    onSignedIn: (signedIn) => {
      app.log.info({ member: signedIn.userId, way: signedIn.way }, 'signed in')
      const welcome = { jobs, realtime: app.realtime, publicUrl: settings.publicUrl, now }
      return unitOfWork((tx) => completeSignIn(tx, welcome, signedIn))
    },
  })
  const staffOwesSecondFactor = settings.mode === 'production'
  const readers = { auth, db, unitOfWork, now, secret: settings.secret, staffOwesSecondFactor }
  return { auth, codes, sessions: createSessionReader(readers), apiTokens: createApiTokenReader(readers) }
}
