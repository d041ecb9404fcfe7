import { frenchMessages } from '../text/react-admin.ts'
import { PageHead } from './page-head.tsx'

export function Lost() {
  return (
    <>
      <PageHead title={frenchMessages.ra.page.not_found} />
      <p>{frenchMessages.ra.message.not_found}</p>
    </>
  )
}
