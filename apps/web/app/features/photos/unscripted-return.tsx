import { useLocation } from 'react-router'
import { Unscripted } from '../../ui/unscripted.tsx'

/** Without scripts a form leaves the page: this says where to come back. With scripts it is not there. */
export function UnscriptedReturn() {
  const { pathname, search } = useLocation()
  return (
    <Unscripted>
      <input type="hidden" name="retour" value={pathname + search} />
    </Unscripted>
  )
}
