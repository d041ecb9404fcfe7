import { type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Every page is one line here, below the layout it wears. */
export default [route('offline', 'routes/offline.tsx'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig
