import { useBrand } from '../../../../brand/brand-context.tsx'
import { Link } from '../../../../navigation/link.tsx'
import { pushEnvironment } from '../../../../pwa/push-support.ts'
import styles from '../../../../styles/shared/prompt.module.css'
import { pushHelpText } from './push-help.text.ts'
import { rescueSteps } from './rescue-steps.ts'

export function Rescue() {
  const { name } = useBrand()
  return (
    <>
      <ol className={styles.stepsList}>
        {rescueSteps(pushEnvironment(), name, location.host).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="small soft">
        {pushHelpText.nothingHelps}{' '}
        <Link className="text-link" to="/l/contact">
          {pushHelpText.write}
        </Link>
      </p>
    </>
  )
}
