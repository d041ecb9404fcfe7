import { requestContext } from '../../context.ts'
import type { Route } from './+types/robots'

/**
 * Excludes endpoints and endless URLs. Member pages stay crawlable, because a blocked page cannot deliver `noindex`
 * (developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
const closed = ['/api/', '/dev/', '/go?', '/logout', '/search']

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(requestContext).publicSettings
  const groups = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const lines = [...groups, '', `Sitemap: ${publicUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
