import { type Role, type RouteAccess, roleOpens } from '@consoeurs/contract'
import { pageViewerHeader } from '@consoeurs/contract/page-viewer'
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'
import { pageViewer } from './page-call.ts'
import type { SessionReader } from './session.ts'
import { boundsOf, type RouteBound } from './shared-limit.ts'

/** The woman behind a request, as read from her session at its start. */
export interface Viewer {
  id: number
  username: string
  displayName: string
  role: Role
  certified: boolean
  latitude: number | null
  longitude: number | null
  createdAt: Date
  /** Her role asks for a second factor and she has none: it opens nothing until then. */
  owesSecondFactor: boolean
  /** The session that this request came with. */
  sessionId: number
}

export interface DeclaredRoute {
  method: string
  url: string
  access: RouteAccess
  /** It has a bound, of its own (`config.rateLimit`) or with others (`sharedLimit`). */
  limited: boolean
  /** Its bounds, for the page that lists them. */
  bounds: RouteBound[]
  /** What it takes and answers, as the route says it. */
  schema: FastifySchema
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. Every route must say so. */
    access?: RouteAccess
  }
  interface FastifyRequest {
    /** Null for a visitor. */
    viewer: Viewer | null
  }
  interface FastifyInstance {
    declaredRoutes: DeclaredRoute[]
  }
}

/** The viewer of a route whose access is not public. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw new AppError('SIGN_IN_REQUIRED')
  return request.viewer
}

const saidViewer = pageViewerHeader.toLowerCase()

/** The page was made for another member than the one who is signed in where it is open: neither of them asked for this. */
function isOfAnother({ headers }: FastifyRequest, viewer: Viewer | null): boolean {
  const said = headers[saidViewer]
  return viewer !== null && said !== undefined && said !== String(viewer.id)
}

/** Routes that libraries register and that cannot declare anything themselves: prefix to access. */
const libraryRoutes: ReadonlyArray<readonly [prefix: string, access: RouteAccess]> = [
  ['/api/docs', 'public'],
  ['/assets/', 'public'],
  ['/brand/', 'public'],
  ['/admin/assets/', 'public'],
]

const libraryAccess = (url: string) => libraryRoutes.find(([prefix]) => url.startsWith(prefix))?.[1]

function boundsOfRoute({ config, preHandler }: RouteOptions): RouteBound[] {
  const own = config?.rateLimit
  const bounds = boundsOf([preHandler].flat())
  if (!own) return bounds
  return [{ max: Number(own.max), timeWindow: String(own.timeWindow) }, ...bounds]
}

/** Refuses to start with a route that declares no access, reads the session, opens or refuses. */
export const accessPlugin = fp(async (app: FastifyInstance, { sessions }: { sessions: SessionReader }) => {
  app.decorate('declaredRoutes', [])
  app.decorateRequest('viewer', null)

  app.addHook('onRoute', (route) => {
    const access = route.config?.access ?? libraryAccess(route.url)
    if (access === undefined)
      throw new Error(`Route ${String(route.method)} ${route.url} declares no access (config.access)`)
    const bounds = boundsOfRoute(route)
    const limited = bounds.some(({ field }) => field === undefined)
    const { url, schema = {} } = route
    for (const method of [route.method].flat())
      app.declaredRoutes.push({ method, url, access, limited, bounds, schema })
  })

  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access
    if (access === undefined) return
    const page = pageViewer()
    request.viewer = page === undefined ? await sessions.read(request.headers) : page.viewer
    if (isOfAnother(request, request.viewer)) throw new AppError('SIGNED_IN_ANEW')
    // What a member is told is hers: no browser keeps it, unless the answer itself says otherwise.
    if (request.viewer !== null) reply.header('Cache-Control', 'no-store')
    if (roleOpens(access, request.viewer?.role ?? null)) return
    if (request.viewer === null) throw new AppError('SIGN_IN_REQUIRED')
    throw new AppError(request.viewer.owesSecondFactor ? 'SECOND_FACTOR_OWED' : 'FORBIDDEN')
  })
})
