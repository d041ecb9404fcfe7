import type { Break, Breaks } from '../../break.ts'

const siteMap = {
  file: 'apps/web/app/routes.ts',
  test: 'tests/conformance/site-map.test.ts',
  named: 'each with its page in its layout',
}

/** A page has another address. */
const moved = (path: string, page: string): Break => ({
  ...siteMap,
  from: `route('${path}', 'routes/${page}.tsx')`,
  to: `route('${path}-ailleurs', 'routes/${page}.tsx')`,
})

/** A page wears another layout. */
const redressed = (path: string, page: string, layout = 'classic'): Break => {
  const line = `route('${path}', 'routes/${page}.tsx')`
  return { ...siteMap, from: line, to: `layout('layouts/${layout}.tsx', [${line}])` }
}

/** The addresses of pages, and what each wears. */
export const routes: Breaks = {
  '`/`: home, layout default': {
    ...siteMap,
    from: "index('routes/home.tsx')",
    to: "layout('layouts/classic.tsx', [index('routes/home.tsx')])",
  },
  '`/blog`: blog list, module': redressed('blog', 'blog'),
  '`/blog/{id}-{slug}`: blog article': moved('blog/:id-slug', 'blog-article'),
  '`/blog/cat`: category index': moved('blog/cat', 'blog-categories'),
  '`/blog/cat/{category}`: blog by category, module': redressed('blog/cat/:category', 'blog-category'),
  '`/blog/tag`: tag index': moved('blog/tag', 'blog-tags'),
  '`/blog/tag/{tag}`: blog by tag': moved('blog/tag/:tag', 'blog-tag'),
  '`/c/{slugCommunity}`: community page, module': redressed('c/:slugCommunity', 'community'),
  '`/c/{slugCommunity}/{roomId}`: room, module': redressed('c/:slugCommunity/:roomId', 'room'),
  '`/communities`: community list': moved('communities', 'communities'),
  '`/community-room`: community room page': moved('community-room', 'community-room'),
  '`/dashboard`: dashboard, module': redressed('dashboard', 'dashboard'),
  '`/go`: redirect-like page': moved('go', 'exit'),
  '`/l/{slug}`: legal or static page, classic': redressed('l/:slug', 'static-page', 'module'),
  '`/l/contact`: contact page, classic': redressed('l/contact', 'contact', 'module'),
  '`/l/plan-du-site`: site map page, classic': redressed('l/plan-du-site', 'site-map', 'module'),
  '`/l/support`: support page, classic': redressed('l/support', 'support', 'module'),
  '`/members`: member list': moved('members', 'members'),
  '`/p`: profile index, profiles': redressed('p', 'own-profile'),
  '`/p/{username}`: public profile': moved('p/:username', 'profile'),
  '`/settings`: settings index, settings': redressed('settings', 'settings'),
  '`/settings/{page}`: settings page (compte, profil, photos, notifications, confidentialite, blocages, signalements, apparence, securite)':
    moved('settings/photos', 'settings-photos'),
  '… and donnees: her consents, her archive, the way out': {
    file: 'apps/api/src/features/personal-data/erase-member.ts',
    from: '  await eraseFiles(parts, memberId)\n',
    to: '',
    test: 'apps/api/src/features/personal-data/leaving.test.ts',
    named: 'leaves nothing of hers',
  },
  '`/settings/steps`: settings steps, in a frame of their own: nothing around them leads away from the next one': moved(
    'settings/steps',
    'settings-steps',
  ),
  '`/shares`: list of shares, module': redressed('shares', 'shares'),
  '`/shares/{id}`: single share': moved('shares/:id', 'share'),
  '« any other path » leads to the 404 page': moved('*', 'not-found'),
  'Layouts that exist: profiles, settings, classic, default, module': {
    ...siteMap,
    from: "layout('layouts/profiles.tsx'",
    to: "layout('layouts/module.tsx'",
  },
  'Route parameters: id, slug, category, tag, slugCommunity, roomId, username, page': {
    ...siteMap,
    from: "'blog/tag/:tag'",
    to: "'blog/tag/:word'",
    named: 'names the parameters of its addresses',
  },
}
