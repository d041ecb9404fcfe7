import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // One file for a page's code: its parts are small, and each of them is a request.
  splitRouteModules: false,
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
