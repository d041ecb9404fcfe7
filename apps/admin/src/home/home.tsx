import type { Role } from '@consoeurs/contract'
import { useGetIdentity, usePermissions } from 'ra-core'
import { PageHead } from '../shell/page-head.tsx'
import { homeText } from '../text/home.ts'
import { Opening } from './opening.tsx'
import { Waits } from './waits.tsx'

/** The first page of the desk: what there is to do, by who she is. */
export function Home() {
  const { permissions } = usePermissions<Role | null>()
  const { data: her } = useGetIdentity()
  return (
    <>
      <PageHead title={her?.fullName === undefined ? homeText.title : homeText.greeting(her.fullName)} />
      <div className="stack house">
        <Waits role={permissions ?? null} />
        {permissions === 'admin' ? <Opening /> : null}
      </div>
    </>
  )
}
