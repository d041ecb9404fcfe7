import type { DeskList } from '@consoeurs/contract'
import type { ApiClient } from '../../../web/app/api/client.ts'
import type { ResourceCalls } from './calls.ts'

type Row = { id: number } & Record<string, unknown>

const address = (resource: string, ...parts: (string | number)[]) => ['/api/desk', resource, ...parts].join('/')

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Admin API resources such as reports, members and jobs: numbered pages with a total, flat records. */
export function adminCalls(api: ApiClient): ResourceCalls {
  const one = (resource: string, id: number) => api.get<Row>(address(resource, id))
  return {
    list: async (resource, { pagination: { page, perPage }, sort: { field, order }, filter }) => {
      const given = Object.entries(filter).filter(([, value]) => isGiven(value))
      const asked = { ...Object.fromEntries(given), page, pageSize: perPage, sort: `${field}:${order.toLowerCase()}` }
      const { items, total } = await api.get<DeskList<Row>>(address(resource), asked)
      return { data: items, total }
    },
    one,
    many: (resource, ids) => Promise.all(ids.map((id) => one(resource, id))),
    create: (resource, values) => api.post<Row>(address(resource), values),
    change: (resource, id, values) => api.put<Row>(address(resource, id), values),
    remove: async (resource, id) => {
      await api.delete(address(resource, id))
    },
  }
}

/**
 * Runs an action on a record.
 * @returns the updated record
 */
export const runAction = (api: ApiClient, resource: string, id: number, act: string, values: Record<string, unknown>) =>
  api.post<Row>(address(resource, id, act), values)
