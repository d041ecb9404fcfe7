import {
  AddLedgerEntry,
  ChangeLedgerEntry,
  IdParam,
  Ledger,
  LedgerEntries,
  LedgerEntry,
  LedgerQuery,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { actorOf } from '../../../platform/data/audit.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listEntries, listPublishedEntries, loadEntry } from './ledger.queries.ts'
import { ledgerYears } from './ledger.views.ts'
import { addEntry, changeEntry, deleteEntry } from './write-entry.ts'

const partsOf = (request: FastifyRequest) => ({ viewer: viewerOf(request), actor: actorOf(request) })

/** The published accounts of the site. */
export const ledgerRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, site, unitOfWork }) => {
  const config = { access: 'admin' as const }

  app.get('/api/ledger', {
    summary: 'Get the published accounts of the site',
    schema: { response: { 200: Ledger } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async () => {
      const { legalNotice, ledgerNote: note, supportUrl } = site.current()
      const entries = await withCacheTags(listPublishedEntries(db), () => ['content'])
      return { operator: legalNotice.name ?? null, note, supportUrl, years: ledgerYears(entries) }
    },
  })

  app.get('/api/desk/ledger', {
    summary: 'List entries of the accounts',
    schema: { querystring: LedgerQuery, response: { 200: LedgerEntries } },
    config,
    handler: (request) => listEntries(db, request.query),
  })

  app.get('/api/desk/ledger/:id', {
    summary: 'Get an entry of the accounts',
    schema: { params: IdParam, response: { 200: LedgerEntry } },
    config,
    handler: (request) => loadEntry(db, request.params.id),
  })

  app.post('/api/desk/ledger', {
    summary: 'Add an entry to the accounts',
    schema: { body: AddLedgerEntry, response: { 200: LedgerEntry } },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const id = await unitOfWork((tx) => addEntry(tx, partsOf(request), request.body))
      return loadEntry(db, id)
    },
  })

  app.put('/api/desk/ledger/:id', {
    summary: 'Change an entry of the accounts',
    schema: { params: IdParam, body: ChangeLedgerEntry, response: { 200: LedgerEntry } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => changeEntry(tx, partsOf(request), id, request.body))
      return loadEntry(db, id)
    },
  })

  app.delete('/api/desk/ledger/:id', {
    summary: 'Delete an entry of the accounts',
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => deleteEntry(tx, partsOf(request), request.params.id))
      return { ok: true as const }
    },
  })
}
