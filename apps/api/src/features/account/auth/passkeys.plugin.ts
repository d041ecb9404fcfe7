import { passkey } from '@better-auth/passkey'
import type { Brand } from '@consoeurs/brand'
import { APIError } from 'better-auth/api'
import type { ApiSettings } from '../../../deps.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { recordPasskeyUse } from './change-passkey.ts'

interface PasskeyParts {
  unitOfWork: UnitOfWork
  settings: ApiSettings
  brand: Brand
  now: () => Date
}

/** Without user verification a passkey is one factor. */
function requireUserVerified(userVerified: boolean | undefined): void {
  if (!userVerified) throw new APIError('BAD_REQUEST', { code: 'USER_NOT_VERIFIED', message: 'user not verified' })
}

export const passkeys = ({ unitOfWork, settings, brand, now }: PasskeyParts) =>
  passkey({
    rpID: new URL(settings.publicUrl).hostname,
    rpName: brand.name,
    origin: settings.publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => requireUserVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        const { userVerified, credentialID } = verification.authenticationInfo
        requireUserVerified(userVerified)
        await unitOfWork((tx) => recordPasskeyUse(tx, credentialID, now()))
      },
    },
  })
