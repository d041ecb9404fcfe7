import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { pushSurroundings } from '../../pwa/push-support.ts'
import { pushHelpText } from '../../text/push-help.ts'
import { rescueSteps } from './rescue-steps.ts'
import '../../styles/prompt.css'

/** How to take the refusal back, here; and whom to ask where nothing helps. */
export function Rescue() {
  const { name } = useBrand()
  return (
    <>
      <ol className="steps-list">
        {rescueSteps(pushSurroundings(), name, location.host).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="small soft">
        {pushHelpText.nothingHelps}{' '}
        <Link className="link" to="/l/contact">
          {pushHelpText.write}
        </Link>
      </p>
    </>
  )
}
