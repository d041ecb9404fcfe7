/** Where nothing is for search engines: her own pages, the ways in, the machinery. */
const closed = [
  '/account/',
  '/admin',
  '/api/',
  '/dashboard',
  '/dev/',
  '/favorites',
  '/go',
  '/honors',
  '/login',
  '/logout',
  '/members',
  '/messages',
  '/notifications',
  '/offline',
  '/settings',
  '/visits',
]

export function loader() {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
