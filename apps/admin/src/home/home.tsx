import type { Role } from '@consoeurs/contract'
import { useGetIdentity, usePermissions } from 'ra-core'
import { mayUse } from '../auth-provider.ts'
import { PageHead } from '../shell/page-head.tsx'
import { homeText } from '../text/home.ts'
import { Latest } from './latest.tsx'
import { MailTrouble } from './mail-trouble.tsx'
import { Opening } from './opening.tsx'
import { PendingCounts } from './pending-counts.tsx'
import { Week } from './week.tsx'

/** Pending work and figures, by role. */
export function Home() {
  const { permissions } = usePermissions<Role | null>()
  const { data: her } = useGetIdentity()
  const role = permissions ?? null
  return (
    <>
      <PageHead title={her?.fullName === undefined ? homeText.title : homeText.greeting(her.fullName)} />
      <p className="house-lead">{homeText.today(new Date())}</p>
      <div className="first-page">
        <div className="stack">
          {role === 'admin' ? <MailTrouble /> : null}
          <PendingCounts role={role} />
          {role === 'admin' ? <Opening /> : null}
        </div>
        <div className="stack">
          {mayUse(role, 'articles') ? <Latest /> : null}
          {mayUse(role, 'figures') ? <Week /> : null}
        </div>
      </div>
    </>
  )
}
