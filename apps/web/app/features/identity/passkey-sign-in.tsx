import { useEffect, useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { navigateTo } from '../../navigation/navigate-to.ts'
import { passkeysText } from '../../text/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { safeDestination } from './safe-destination.ts'
import { signInDetour } from './sign-in-detour.ts'

/** WebAuthn's own code comes when she may need it, not with the page. */
const loadCeremony = () => import('./passkey-ceremony.ts')

const isSupported = () => typeof window.PublicKeyCredential === 'function'

/** The session is the browser's now: the next page is asked for anew. */
function goOn(destination: string | null): void {
  navigateTo(safeDestination(destination))
}

/** Her keys appear in the list below the address field, where the browser can do that. */
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
      // Not chosen, or replaced by the button: the form and the button are still there.
      const detour = signInDetour(error, destination)
      if (detour !== null) navigateTo(detour)
    })
    return () => {
      left = true
    }
  }, [destination])
}

/** « Entrer avec une clé d’accès », for browsers that know what that is. */
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
