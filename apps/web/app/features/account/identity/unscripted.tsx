import { FormError } from '../../../ui/forms/form-error.tsx'

const unscripted =
  'Pour entrer ici, ton navigateur doit accepter JavaScript. Active-le pour ce site, puis recharge la page.'

/** Forms that go to Firebase need scripts. */
export const Unscripted = () => (
  <noscript>
    <FormError text={unscripted} />
  </noscript>
)
