import { useLocation } from 'react-router'
import { Unscripted } from '../../../ui/unscripted.tsx'

/** Without scripts: the page to return to. */
export function UnscriptedReturn() {
  const { pathname, search } = useLocation()
  return (
    <Unscripted>
      <input type="hidden" name="retour" value={pathname + search} />
    </Unscripted>
  )
}
