import { requestContext } from '../context.ts'
import type { Route } from './+types/robots'

/**
 * What is no page, and what would lead on for ever. Her own pages are not among it: what may not be fetched cannot say
 * `noindex` (developers.google.com/search/docs/crawling-indexing/block-indexing).
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
