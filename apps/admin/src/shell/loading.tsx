import { frenchMessages } from '../text/react-admin.ts'

/** Skeleton lines, delayed because most content loads at once. */
export function Loading() {
  return (
    <div className="arriving" role="status" aria-label={frenchMessages.ra.page.loading}>
      <span />
      <span />
      <span />
    </div>
  )
}
