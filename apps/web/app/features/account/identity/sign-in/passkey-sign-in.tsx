import { useEffect, useState } from 'react'
import { ApiFailure } from '../../../../api/client.ts'
import { navigateTo } from '../../../../navigation/navigate-to.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { passkeysText } from '../passkeys.text.ts'
import { safeDestination } from './safe-destination.ts'
import { signInDetour } from './sign-in-detour.ts'

/** Loads the WebAuthn code on demand. */
const loadCeremony = () => import('../security/passkey-ceremony.ts')

const isSupported = () => typeof window.PublicKeyCredential === 'function'

/** The session cookie is set: load the next page as a document. */
function goOn(destination: string | null): void {
  navigateTo(safeDestination(destination))
}

/** Conditional UI: passkeys in the address field's autofill, where supported. */
function useKeysInFields(destination: string | null): void {
  useEffect(() => {
    if (!isSupported()) return
    let left = false
    const offer = async () => {
      const { enterWithPasskey, offersKeysInFields } = await loadCeremony()
      if (left || !(await offersKeysInFields())) return
      await enterWithPasskey({ quietly: true })
      goOn(destination)
    }
    void offer().catch((error: unknown) => {
      // Not chosen, or replaced by the button: form and button still work.
      const detour = signInDetour(error, destination)
      if (detour !== null) navigateTo(detour)
    })
    return () => {
      left = true
    }
  }, [destination])
}

/** Shown only where WebAuthn is supported. */
export function PasskeySignIn({ destination }: { destination: string | null }) {
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => setShown(isSupported()), [])
  useKeysInFields(destination)

  const enter = async () => {
    setBusy(true)
    setProblem(undefined)
    const ceremony = await loadCeremony().catch(() => null)
    try {
      if (ceremony === null) throw new ApiFailure('OFFLINE')
      await ceremony.enterWithPasskey({ quietly: false })
      goOn(destination)
    } catch (error) {
      const detour = signInDetour(error, destination)
      if (detour !== null) return navigateTo(detour)
      setProblem(error instanceof ApiFailure ? error.message : ceremony?.ceremonyProblem(error))
      setBusy(false)
    }
  }

  if (!shown) return null
  return (
    <>
      <Button look="line" size="lg" block icon="key-round" busy={busy} onClick={() => void enter()}>
        {passkeysText.signIn}
      </Button>
      <FormError text={problem} />
    </>
  )
}
