import type { OwnProfile } from '@consoeurs/contract'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { dashboardText } from '../../text/dashboard.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { type ProfileTask, profileTasks } from './profile-tasks.ts'

const addresses: Record<ProfileTask, string> = {
  photo: '/settings/photos',
  place: '/settings/profil',
  headline: '/settings/profil',
  seeking: '/settings/profil',
  complete: '/settings/steps',
}

/** What her profile still lacks; gone once nothing does. */
export function ProfileTodo({ own }: { own: OwnProfile }) {
  const { text } = useBrand()
  const { tasks, percent } = profileTasks(own)
  if (percent === 100) return null
  const labels: Record<ProfileTask, string> = { ...dashboardText.todo, seeking: text.profileNudge }
  return (
    <Card>
      <div className="row between">
        <h2 className="d h4">{dashboardText.profile}</h2>
        <b className="b num">{dashboardText.profileFilled(percent)}</b>
      </div>
      <div className="db-progress">
        <Progress value={percent} label={dashboardText.profileProgress} />
      </div>
      <ul className="todo">
        {tasks.map(({ task, done }) => (
          <li key={task}>
            <span className={done ? 'box round on' : 'box round'} aria-hidden="true">
              {done ? <Icon of="check" size="s" /> : null}
            </span>
            {done ? (
              <span className="soft">
                {labels[task]} <span className="sr">({dashboardText.done})</span>
              </span>
            ) : (
              <Link className="grow db-task" to={addresses[task]} prefetch="intent">
                {labels[task]}
                <Icon of="chevron-right" size="s" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
