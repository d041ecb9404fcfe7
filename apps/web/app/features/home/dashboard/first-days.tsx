import { useBrand } from '../../../brand/brand-context.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { sendLink } from '../../../ui/copy-link.ts'
import styles from './dashboard.module.css'
import { firstDaysText } from './first-days.text.ts'

/** For the first ten members (product §9): explains the empty site. */
export function FirstDays({ publicUrl }: { publicUrl: string }) {
  const { firstDays } = useBrand().text
  const invitation = `${publicUrl}/signup`
  return (
    <section className={`card padded ${styles.first}`} data-hook="first-days" aria-labelledby="first-days">
      <h2 className="display heading-3" id="first-days">
        {firstDays.title}
      </h2>
      <p className="soft">{firstDays.text}</p>
      <p className={`small ${styles.link}`}>{invitation}</p>
      <div className="row">
        <Button icon="send" size="sm" onClick={() => void sendLink('/signup', firstDaysText.invitation)}>
          {firstDays.action}
        </Button>
        <ButtonLink to="/shares" look="line" size="sm">
          {firstDaysText.share}
        </ButtonLink>
      </div>
    </section>
  )
}
