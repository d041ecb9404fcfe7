import { layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Every page is one line here, below the layout it wears. */
export default [
  layout('layouts/default.tsx', [
    route('signup', 'routes/signup.tsx'),
    route('signup/attente', 'routes/signup-waiting.tsx'),
    route('login', 'routes/login.tsx'),
    route('logout', 'routes/logout.tsx'),
  ]),
  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
