import { FormError } from '../../ui/form-error.tsx'

const unscripted =
  'Pour entrer ici, ton navigateur doit accepter JavaScript. Active-le pour ce site, puis recharge la page.'

/** A form that goes to Firebase goes nowhere without its scripts. */
export const Unscripted = () => (
  <noscript>
    <FormError text={unscripted} />
  </noscript>
)
