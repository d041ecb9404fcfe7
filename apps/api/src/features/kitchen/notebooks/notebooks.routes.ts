import {
  BookletPage,
  CreateNotebook,
  IdParam,
  KeepingState,
  NotebookChange,
  NotebookDetails,
  NotebookList,
  NotebookQuery,
  NotebookRecipeParam,
  RecentRecipes,
  RecipeNote,
  SetKeeping,
  WriteRecipeNote,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { removeKeptRecipe, writeRecipeNote } from './change-kept-recipe.ts'
import { listBooklet, listNotebooks, listRecent, loadKeeping, loadNotebook } from './notebooks.queries.ts'
import { setKeeping } from './set-keeping.ts'
import { changeNotebook, createNotebook, deleteNotebook } from './write-notebook.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const often = { max: 120, timeWindow: '10 minutes' }

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, cards }) => {
  app.get('/api/notebooks', {
    summary: 'List the viewer’s recipe notebooks',
    schema: { response: { 200: NotebookList } },
    config: { access: 'member' },
    handler: async (request) => ({ items: await listNotebooks(db, cards(viewerOf(request))) }),
  })

  app.get('/api/notebooks/recent', {
    summary: 'List the recipes that the viewer kept last',
    schema: { response: { 200: RecentRecipes } },
    config: { access: 'member' },
    handler: async (request) => ({ items: await listRecent(db, cards(viewerOf(request))) }),
  })

  app.get('/api/notebooks/:id', {
    summary: 'Get a notebook with its recipes',
    schema: { params: IdParam, querystring: NotebookQuery, response: { 200: NotebookDetails } },
    config: { access: 'member' },
    handler: (request) => loadNotebook(db, cards(viewerOf(request)), { ...request.query, ...request.params }),
  })

  app.get('/api/notebooks/:id/shares', {
    summary: 'List the whole recipes of a notebook, to print',
    schema: { params: IdParam, querystring: NotebookQuery.pick({ cursor: true }), response: { 200: BookletPage } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: (request) => listBooklet(db, cards(viewerOf(request)), { ...request.query, ...request.params }),
  })

  app.get('/api/shares/:id/notebooks', {
    summary: 'Get the notebooks in which the viewer keeps a recipe',
    schema: { params: IdParam, response: { 200: KeepingState } },
    config: { access: 'member' },
    handler: (request) => loadKeeping(db, viewerOf(request), request.params.id),
  })
}

const notebookRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, cards, now }) => {
  const answer = (request: FastifyRequest, id: number) => loadNotebook(db, cards(viewerOf(request)), { id })

  app.post('/api/notebooks', {
    summary: 'Create a notebook',
    schema: { body: CreateNotebook, response: { 200: NotebookDetails } },
    config: { access: 'member', rateLimit: { max: 30, timeWindow: '1 hour' } },
    handler: async (request) => {
      const notebook = { ...request.body, now: now() }
      return answer(request, await unitOfWork((tx) => createNotebook(tx, viewerOf(request), notebook)))
    },
  })

  app.patch('/api/notebooks/:id', {
    summary: 'Change a notebook',
    schema: { params: IdParam, body: NotebookChange, response: { 200: NotebookDetails } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      const change = { ...request.body, ...request.params, now: now() }
      await unitOfWork((tx) => changeNotebook(tx, viewerOf(request), change))
      return answer(request, change.id)
    },
  })

  app.delete('/api/notebooks/:id', {
    summary: 'Delete a notebook',
    schema: { params: IdParam, response: { 200: Done } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      await unitOfWork((tx) => deleteNotebook(tx, viewerOf(request), request.params.id))
      return done
    },
  })
}

const recipeRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  app.put('/api/shares/:id/notebooks', {
    summary: 'Choose the notebooks in which a recipe is kept',
    schema: { params: IdParam, body: SetKeeping, response: { 200: KeepingState } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const keeping = { ...request.body, recipeId: request.params.id, now: now() }
      await unitOfWork((tx) => setKeeping(tx, viewer, keeping))
      return loadKeeping(db, viewer, keeping.recipeId)
    },
  })

  app.delete('/api/notebooks/:id/recipes/:recipeId', {
    summary: 'Remove a recipe from a notebook',
    schema: { params: NotebookRecipeParam, response: { 200: Done } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      const { id: notebookId, recipeId } = request.params
      await unitOfWork((tx) => removeKeptRecipe(tx, viewerOf(request), { notebookId, recipeId }))
      return done
    },
  })

  app.put('/api/notebooks/:id/recipes/:recipeId/note', {
    summary: 'Write a private note on a kept recipe',
    schema: { params: NotebookRecipeParam, body: WriteRecipeNote, response: { 200: RecipeNote } },
    config: { access: 'member', rateLimit: often },
    handler: (request) => {
      const { id: notebookId, recipeId } = request.params
      const note = { notebookId, recipeId, ...request.body }
      return unitOfWork((tx) => writeRecipeNote(tx, viewerOf(request), note))
    },
  })
}

/** Not in every brand. */
export const notebooksRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  if (!options.brand.features.kitchen) return
  await app.register(readRoutes, options)
  await app.register(notebookRoutes, options)
  await app.register(recipeRoutes, options)
}
