import { frenchMessages } from '../text/react-admin.ts'

/** What is on its way, as still lines; nothing for the first moment, in which most of it comes. */
export function Loading() {
  return (
    <div className="arriving" role="status" aria-label={frenchMessages.ra.page.loading}>
      <span />
      <span />
      <span />
    </div>
  )
}
