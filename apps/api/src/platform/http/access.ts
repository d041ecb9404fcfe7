import { type ApiTokenScope, type Approval, type Role, type RouteAccess, roleHasAccess } from '@consoeurs/contract'
import { pageViewerHeader } from '@consoeurs/contract/page-viewer'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { type ApiTokenReader, apiTokenOf, readTokenOwner } from './api-token.ts'
import { AppError } from './errors.ts'
import { pageViewer } from './page-call.ts'
import './route-summary.ts'
import type { SessionReader } from './session.ts'
import { boundsOf, type RouteBound } from './shared-limit.ts'

/** The signed-in member. */
export interface Viewer {
  id: number
  username: string
  displayName: string
  role: Role
  certified: boolean
  latitude: number | null
  longitude: number | null
  createdAt: Date
  /** The role requires a second factor and the member has none: it grants nothing until then. */
  owesSecondFactor: boolean
  /** Not null: the sign-up awaits approval, and only routes marked `whileWaiting` are open. */
  approval: Approval
  /** 0 for the owner of an API token. */
  sessionId: number
}

export interface DeclaredRoute {
  method: string
  url: string
  access: RouteAccess
  whileWaiting: boolean
  scopes: readonly ApiTokenScope[]
  /** By `config.rateLimit` or `sharedLimit`. */
  limited: boolean
  bounds: RouteBound[]
  schema: FastifySchema
  summary: string | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route. */
    access?: RouteAccess
    /** Also open to a member whose sign-up is not approved: account, own data, sign-out. */
    whileWaiting?: boolean
    /** Scopes of API tokens that open the route, each alone; none by default. */
    scopes?: readonly ApiTokenScope[]
  }
  interface FastifyRequest {
    /** Null for a visitor. */
    viewer: Viewer | null
  }
  interface FastifyInstance {
    declaredRoutes: DeclaredRoute[]
  }
}

/** Her sign-up is not approved, and the route is not marked `whileWaiting`. */
export const awaitsApproval = (viewer: Viewer | null, { whileWaiting }: FastifyContextConfig): boolean =>
  (viewer?.approval ?? null) !== null && whileWaiting !== true

/** @throws AppError SIGN_IN_REQUIRED on a public route without a session */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw new AppError('SIGN_IN_REQUIRED')
  return request.viewer
}

const approvalErrorOf = (viewer: Viewer | null) =>
  viewer?.approval === 'refused' ? 'APPROVAL_REFUSED' : 'APPROVAL_PENDING'

const presetViewer = pageViewerHeader.toLowerCase()

/** The page was rendered for another member than the one who is now signed in. */
function isOfAnother({ headers }: FastifyRequest, viewer: Viewer | null): boolean {
  const said = headers[presetViewer]
  return viewer !== null && said !== undefined && said !== String(viewer.id)
}

/** For routes that libraries register. */
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

interface AccessOptions {
  sessions: SessionReader
  apiTokens: ApiTokenReader
}

/** From an API token, else from a session. */
async function readViewer({ sessions, apiTokens }: AccessOptions, request: FastifyRequest): Promise<Viewer | null> {
  const page = pageViewer()
  if (page !== undefined) return page.viewer
  const token = apiTokenOf(request.headers)
  if (token === null) return sessions.read(request.headers)
  return readTokenOwner(apiTokens, token, request.routeOptions.config.scopes ?? [])
}

/** Refuses to start with a route that declares no access. */
export const accessPlugin = fp(async (app: FastifyInstance, { sessions, apiTokens }: AccessOptions) => {
  app.decorate('declaredRoutes', [])
  app.decorateRequest('viewer', null)

  app.addHook('onRoute', (route) => {
    const access = route.config?.access ?? libraryAccess(route.url)
    if (access === undefined)
      throw new Error(`Route ${String(route.method)} ${route.url} declares no access (config.access)`)
    const bounds = boundsOfRoute(route)
    const limited = bounds.length > 0
    const { url, schema = {}, summary } = route
    const { whileWaiting = false, scopes = [] } = route.config ?? {}
    for (const method of [route.method].flat())
      app.declaredRoutes.push({ method, url, access, whileWaiting, scopes, limited, bounds, schema, summary })
  })

  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access
    if (access === undefined) return
    request.viewer = await readViewer({ sessions, apiTokens }, request)
    if (isOfAnother(request, request.viewer)) throw new AppError('SIGNED_IN_ANEW')
    // Responses to members are private, so browsers do not store them by default.
    if (request.viewer !== null) reply.header('Cache-Control', 'no-store')
    if (awaitsApproval(request.viewer, request.routeOptions.config)) {
      if (access !== 'public') throw new AppError(approvalErrorOf(request.viewer))
      // She sees what a visitor sees.
      request.viewer = null
    }
    if (roleHasAccess(access, request.viewer?.role ?? null)) return
    if (request.viewer === null) throw new AppError('SIGN_IN_REQUIRED')
    throw new AppError(request.viewer.owesSecondFactor ? 'SECOND_FACTOR_OWED' : 'FORBIDDEN')
  })
})
