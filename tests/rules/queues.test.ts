import { expect, it } from 'vitest'
import { jobsText } from '../../apps/admin/src/text/jobs.ts'
import type { JobName } from '../../apps/api/src/platform/delivery/jobs.ts'

it('shows every queue under a label in the admin, never its code', () => {
  // A queue without a name is an error of the compiler.
  const names: Record<JobName, string> = jobsText.names
  expect(Object.entries(names).filter(([code, name]) => name === '' || name.includes(code))).toEqual([])
})
