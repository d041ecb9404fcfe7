import { firebaseText } from '../../text/firebase.ts'
import { FormError } from '../../ui/form-error.tsx'

/** A form that goes to Firebase goes nowhere without its scripts. */
export const Unscripted = () => (
  <noscript>
    <FormError text={firebaseText.unscripted} />
  </noscript>
)
