import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Every page is one line here, below the layout it wears. */
export default [
  layout('layouts/default.tsx', [
    index('routes/home.tsx'),
    route('go', 'routes/exit.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('signup/attente', 'routes/signup-waiting.tsx'),
    route('login', 'routes/login.tsx'),
    route('logout', 'routes/logout.tsx'),
  ]),
  route('settings/steps', 'routes/settings-steps.tsx'),
  layout('layouts/settings.tsx', [
    route('settings', 'routes/settings.tsx'),
    route('settings/compte', 'routes/settings-account.tsx'),
    route('settings/profil', 'routes/settings-profile.tsx'),
    route('settings/photos', 'routes/settings-photos.tsx'),
    route('settings/confidentialite', 'routes/settings-privacy.tsx'),
    route('settings/blocages', 'routes/settings-blocks.tsx'),
    route('settings/apparence', 'routes/settings-appearance.tsx'),
  ]),
  layout('layouts/module.tsx', [
    route('shares', 'routes/shares.tsx'),
    route('shares/:idOrSlug', 'routes/share.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('members', 'routes/members.tsx'),
    route('visits', 'routes/visits.tsx'),
    route('honors', 'routes/honors.tsx'),
    route('notifications', 'routes/notifications.tsx'),
    route('messages', 'routes/messages.tsx', [
      index('routes/messages-list.tsx'),
      route(':username', 'routes/messages-thread.tsx'),
    ]),
  ]),
  layout('layouts/classic.tsx', [route('l/:slug', 'routes/static-page.tsx')]),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  layout('layouts/profiles.tsx', [
    route('p', 'routes/own-profile.tsx'),
    route('p/:username', 'routes/profile.tsx'),
    route('p/:username/signaler', 'routes/profile-report.tsx'),
  ]),
  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
