import type { Brand } from '@consoeurs/brand'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { addDescriptions } from './add-descriptions.ts'
import { addBrandValues } from './brand-values.ts'
import type { OpenApiDocument } from './document.ts'
import { errorAnswers, errorSchemas } from './error-answers.ts'
import { addExamples } from './examples.ts'
import { introduction } from './introduction.ts'
import { mergePaths } from './merge-paths.ts'
import { nameBodies } from './name-bodies.ts'
import { describeOperations, securitySchemes } from './operations.ts'
import { completeSchema, nameSchemas, tidySchemas } from './schema-names.ts'
import { describedTags } from './tags.ts'

const zodToJsonConfig = { override: completeSchema }

interface DescribedSite {
  brand: Brand
  publicUrl: string
}

/** The documentation has its own files and inline styles. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"

/** Made at the first request for it, and kept: a start and members pay nothing. */
function describeApi(app: FastifyInstance, site: DescribedSite): FastifyDynamicSwaggerOptions {
  let transforms: ReturnType<typeof createTransforms> | undefined
  const createTransforms = () => {
    const schemaRegistry = nameSchemas(app.declaredRoutes)
    return {
      transform: createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig }),
      transformObject: createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig }),
    }
  }
  const current = () => {
    transforms ??= createTransforms()
    return transforms
  }
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${site.brand.name} API`,
        version: '1.0.0',
        description: introduction({ brandName: site.brand.name, publicUrl: site.publicUrl }).trim(),
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: site.publicUrl, description: 'This site' }],
      components: { securitySchemes },
    },
    transform: (route) => current().transform(route),
    transformObject: (made) => {
      const document = current().transformObject(made) as unknown as OpenApiDocument
      addDescriptions(document.components.schemas)
      addExamples(document.components.schemas)
      addBrandValues(document, site.brand)
      Object.assign(document.components.schemas, errorSchemas)
      document.components.responses = errorAnswers
      const tags = describedTags(describeOperations(document, app.declaredRoutes))
      nameBodies(document)
      return tidySchemas({ ...document, tags, paths: mergePaths(document.paths) }) as object
    },
  }
}

/** Before the routes, which it collects. */
export async function collectRoutes(app: FastifyInstance, site: DescribedSite): Promise<void> {
  await app.register(swagger, describeApi(app, site))
}

/** `/api/docs` for people and `/api/openapi.json` for programs. */
export async function registerDocs(app: FastifyInstance, { brand }: Pick<DescribedSite, 'brand'>): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    theme: { title: `${brand.name} API` },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      deepLinking: true,
      filter: true,
      defaultModelsExpandDepth: 0,
      tryItOutEnabled: true,
    },
  })
  let text: string | undefined
  app.get('/api/openapi.json', {
    schema: { hide: true },
    config: { access: 'public' },
    handler: (_request, reply) => {
      text ??= JSON.stringify(app.swagger())
      return reply.type('application/json; charset=utf-8').send(text)
    },
  })
}
