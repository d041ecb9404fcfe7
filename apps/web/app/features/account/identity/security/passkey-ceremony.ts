import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { passkeysText } from '../passkeys.text.ts'
import { securityApi } from './security.api.ts'

const calls = securityApi(api)

export function ceremonyProblem(error: unknown): string {
  if (error instanceof ApiFailure) return error.message
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return passkeysText.already
  }
  return passkeysText.cancelled
}

/** The private key stays on the device. */
export async function createPasskey(name: string, password: string): Promise<void> {
  const optionsJSON = await calls.passkeyCreation<PublicKeyCredentialCreationOptionsJSON>(password)
  await calls.addPasskey(name, await startRegistration({ optionsJSON }))
}

/** @param quietly offers passkeys in the address field's autofill, and waits there */
export async function enterWithPasskey({ quietly }: { quietly: boolean }): Promise<void> {
  const optionsJSON = await calls.passkeyRequest<PublicKeyCredentialRequestOptionsJSON>()
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: quietly })
  await calls.signInWithPasskey(response)
}

export const offersKeysInFields = browserSupportsWebAuthnAutofill
