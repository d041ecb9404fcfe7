import { requestContext } from '../../context.ts'
import type { Route } from './+types/security-txt'

/** Half a year: RFC 9116 recommends less than one, and each answer counts from its own day. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000

/** How to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(requestContext).publicSettings
  const lines = [
    `Contact: ${publicUrl}/l/contact`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
