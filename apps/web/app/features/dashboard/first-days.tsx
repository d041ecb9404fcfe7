import { useBrand } from '../../brand/brand-context.tsx'
import { dashboardText } from '../../text/dashboard.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { sendLink } from '../shares/public.ts'

/** For one of the first ten (product §9): an empty house is no failure, and here is what fills it. */
export function FirstDays({ publicUrl }: { publicUrl: string }) {
  const { firstDays } = useBrand().text
  const invitation = `${publicUrl}/signup`
  return (
    <section className="card p db-first" aria-labelledby="first-days">
      <h2 className="d h3" id="first-days">
        {firstDays.title}
      </h2>
      <p className="soft">{firstDays.text}</p>
      <p className="small db-link">{invitation}</p>
      <div className="row">
        <Button icon="send" size="sm" onClick={() => void sendLink('/signup', dashboardText.invitation)}>
          {firstDays.action}
        </Button>
        <ButtonLink to="/shares" look="line" size="sm">
          {dashboardText.share}
        </ButtonLink>
      </div>
    </section>
  )
}
