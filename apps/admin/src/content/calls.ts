import type { GetListParams } from 'ra-core'

export interface ListParams {
  pagination: { page: number; perPage: number }
  sort: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
}

/** Operations of every resource kind; records carry their `id`. */
export interface ResourceCalls {
  list: (resource: string, asked: ListParams) => Promise<{ data: object[]; total: number }>
  one: (resource: string, id: number) => Promise<object>
  many: (resource: string, ids: number[]) => Promise<object[]>
  create: (resource: string, values: Record<string, unknown>) => Promise<object>
  change: (resource: string, id: number, values: Record<string, unknown>) => Promise<object>
  remove: (resource: string, id: number) => Promise<void>
}

/** Fills in react-admin's optional list parameters. */
export function loadAllPages({ pagination, sort, filter }: Partial<GetListParams>): ListParams {
  return {
    pagination: pagination ?? { page: 1, perPage: 25 },
    sort: sort ?? { field: 'id', order: 'DESC' },
    filter: filter ?? {},
  }
}
