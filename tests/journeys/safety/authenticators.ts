import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Page } from '@playwright/test'

/** The application on her phone that knows this key: its code now, or some steps away. */
export function codesOf(key: string): (away?: number) => Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(key.replaceAll(/\s/g, '')))
  return (away = 0) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + away)
}

/** A device of hers that makes passkeys and opens them with her finger. */
export async function hasAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
