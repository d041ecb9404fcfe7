import { frenchMessages } from '../text/react-admin.ts'

export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <p role="alert" className="trouble">
      {error instanceof Error && error.message !== '' ? error.message : frenchMessages.ra.notification.http_error}
    </p>
  )
}
