import { z } from 'zod'

/** Largest page a caller may ask for, and the cap of a whole-array answer (decisions section 3). */
export const pageLimit = 100
export const wholeLimit = 1_000
/** Totals are exact to here; beyond, `total_capped` says so. */
export const totalLimit = 10_000

/** `page` and `per_page` of a list that can grow. */
export const pagingQuery = {
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  per_page: z.coerce.number().int().min(1).max(pageLimit).optional(),
}

function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  })
}

/** The answer of a list that can grow: the whole array without paging parameters, else a page. */
export function listAnswer<Item extends z.ZodType>(item: Item) {
  return z.union([z.array(item), pageSchema(item)])
}

export interface Page<Item> {
  data: Item[]
  total: number
  total_capped?: true | undefined
  page: number
  per_page: number
}

/** Whether any parameter asks for the paged form. */
export function asksForPage(query: object): boolean {
  return Object.values(query).some((value) => value !== undefined)
}

/** A page of rows with its total, as services answer it. */
export function pageOf<Item>(
  rows: { data: Item[]; total: number },
  query: { page?: number | undefined; per_page?: number | undefined },
  defaultSize: number,
): Page<Item> {
  return {
    data: rows.data,
    total: Math.min(rows.total, totalLimit),
    ...(rows.total > totalLimit && { total_capped: true }),
    page: query.page ?? 1,
    per_page: query.per_page ?? defaultSize,
  }
}

/** The page a list asks for, also from a provider that only knows the whole array. */
export function pageFrom<Item>(
  answer: Item[] | Page<Item>,
  { page, per_page }: { page: number; per_page: number },
  order: (items: Item[]) => Item[] = (items) => items,
): Page<Item> {
  if (!Array.isArray(answer)) return answer
  const start = (page - 1) * per_page
  return {
    data: order(answer).slice(start, start + per_page),
    total: answer.length,
    page,
    per_page,
  }
}

/** The whole array, also from a provider that answers only pages. */
export function wholeFrom<Item>(answer: Item[] | Page<Item>): Item[] {
  return Array.isArray(answer) ? answer : answer.data
}

/** Pages of a list: at least one (spec part 1 section 2.4). */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}
