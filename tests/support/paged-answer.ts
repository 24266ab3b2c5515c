import { pageFrom, type Page } from '@/lib/api/paging'
import { z } from 'zod'

const paging = z.object({ page: z.int().min(1), per_page: z.int().min(1) })

/** The page of the records that a list call asks for, as the server answers it. */
export function pagedAnswer<Item>(records: readonly Item[], query: unknown): Page<Item> {
  return pageFrom(records, paging.parse(query))
}

const call = z.object({ query: z.record(z.string(), z.unknown()).default({}) })

/** The query of a call; empty where it has none. */
export function queryOf(input: object): Record<string, unknown> {
  return call.parse(input).query
}
