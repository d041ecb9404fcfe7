import { roleHasAccess } from '@consoeurs/contract'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import FindMyWay from 'find-my-way'
import { z } from 'zod'
import { awaitsApproval } from './access.ts'
import { findUnstorable } from './storable-text.ts'

/** What handlers of reads know of their request. */
export type PageReader = Pick<FastifyRequest, 'headers' | 'ip' | 'viewer'>

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers a GET route without HTTP, for pages: the same access rule, limit, validation, handler and response schema.
     *
     * @returns null if the route refuses, fails or needs a reply: only HTTP tells how
     */
    readInProcess(path: string, reader: PageReader): Promise<{ value: unknown } | null>
  }
}

type Step = (request: unknown, reply: unknown) => unknown

const HOOKS = ['onRequest', 'preParsing', 'preValidation', 'preSerialization', 'onSend'] as const

const schemaOf = (schema: unknown): z.ZodType | undefined => (schema instanceof z.ZodType ? schema : undefined)

function answerSchemaOf({ schema }: RouteOptions): z.ZodType | undefined {
  return schemaOf((schema?.response as Record<string, unknown> | undefined)?.[200])
}

/** The rate limit is the only step that may come before the handler. */
const isReadable = (route: RouteOptions) =>
  answerSchemaOf(route) !== undefined &&
  HOOKS.every((hook) => route[hook] === undefined) &&
  [route.preHandler ?? []].flat().length === (route.config?.rateLimit ? 1 : 0)

/** The rate limit sets headers, which no page reads. */
const headersOnly = { header: () => headersOnly }
/** A handler that uses it fails, and HTTP answers. */
const noReply = {}

interface MatchedPath {
  params: Record<string, string | undefined>
  searchParams: Record<string, string>
}

async function answer(route: RouteOptions, { params, searchParams }: MatchedPath, { headers, ip, viewer }: PageReader) {
  const request = {
    headers,
    ip,
    viewer,
    routeOptions: { config: route.config },
    params: schemaOf(route.schema?.params)?.parse(params) ?? params,
    query: schemaOf(route.schema?.querystring)?.parse(searchParams) ?? searchParams,
  }
  for (const step of [route.preHandler ?? []].flat()) await (step as Step)(request, headersOnly)
  return answerSchemaOf(route)?.parse(await (route.handler as Step)(request, noReply))
}

export const pageReadsPlugin = fp(async (app: FastifyInstance) => {
  const router = FindMyWay()
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().includes('GET')) router.on('GET', route.url, () => undefined, route)
  })
  app.decorate('readInProcess', async (path, reader) => {
    const found = router.find('GET', path)
    const route: RouteOptions | undefined = found?.store
    const access = route?.config?.access
    if (!found || !route || access === undefined || !isReadable(route)) return null
    if (awaitsApproval(reader.viewer, route.config ?? {})) return null
    if (!roleHasAccess(access, reader.viewer?.role ?? null)) return null
    if (findUnstorable(found.params) !== null || findUnstorable(found.searchParams) !== null) return null
    try {
      return { value: await answer(route, found, reader) }
    } catch {
      return null
    }
  })
})
