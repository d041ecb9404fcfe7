import type { GetListParams } from 'ra-core'

export interface Asked {
  pagination: { page: number; perPage: number }
  sort: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
}

/** What every kind of resource answers; records carry their `id`. */
export interface Calls {
  list: (resource: string, asked: Asked) => Promise<{ data: object[]; total: number }>
  one: (resource: string, id: number) => Promise<object>
  many: (resource: string, ids: number[]) => Promise<object[]>
  create: (resource: string, values: Record<string, unknown>) => Promise<object>
  change: (resource: string, id: number, values: Record<string, unknown>) => Promise<object>
  remove: (resource: string, id: number) => Promise<void>
}

/** What a list is asked for, where react-admin leaves something open. */
export function completely({ pagination, sort, filter }: Partial<GetListParams>): Asked {
  return {
    pagination: pagination ?? { page: 1, perPage: 25 },
    sort: sort ?? { field: 'id', order: 'DESC' },
    filter: filter ?? {},
  }
}
