import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { passkeysText } from '../../text/passkeys.ts'
import { securityApi } from './security.api.ts'

const calls = securityApi(api)

/** What to say of a ceremony that did not end well. */
export function ceremonyProblem(error: unknown): string {
  if (error instanceof ApiFailure) return error.message
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return passkeysText.already
  }
  return passkeysText.cancelled
}

/** The browser asks for her finger, her face or her code; what it makes stays on her device. */
export async function createPasskey(name: string, password: string): Promise<void> {
  const optionsJSON = await calls.passkeyCreation<PublicKeyCredentialCreationOptionsJSON>(password)
  await calls.addPasskey(name, await startRegistration({ optionsJSON }))
}

/** @param quietly offers her keys in the address field's own list, and waits there. */
export async function enterWithPasskey({ quietly }: { quietly: boolean }): Promise<void> {
  const optionsJSON = await calls.passkeyRequest<PublicKeyCredentialRequestOptionsJSON>()
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: quietly })
  await calls.signInWithPasskey(response)
}

export const offersKeysInFields = browserSupportsWebAuthnAutofill
