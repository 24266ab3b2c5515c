import { Problem } from './problem'

/** Largest page a caller may ask for, and the cap of a whole-array answer (decisions section 3). */
export const pageLimit = 100
export const wholeLimit = 1_000
/** Totals are exact to here; beyond, `total_capped` says so. */
export const totalLimit = 10_000

/** A page of a list with its total; `listAnswer` is its schema. */
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

/** The rows of a page. */
export interface RowRange {
  limit: number
  offset: number
}

export interface PagedQuery {
  page?: number | undefined
  per_page?: number | undefined
}

/**
 * The response of a list that can grow: the whole array, capped, without paging parameters, else the
 * page with its total (spec/decisions.md section 3).
 */
export async function listOrPage<Item>(
  query: PagedQuery,
  defaultSize: number,
  read: {
    rows: (range: RowRange) => Promise<Item[]>
    count: () => Promise<number>
  },
): Promise<Item[] | Page<Item>> {
  if (!asksForPage(query)) return read.rows({ limit: wholeLimit, offset: 0 })
  const limit = query.per_page ?? defaultSize
  const offset = ((query.page ?? 1) - 1) * limit
  const [data, total] = await Promise.all([read.rows({ limit, offset }), read.count()])
  return pageOf({ data, total }, query, defaultSize)
}

/** A page of rows with its total, as services answer it. */
export function pageOf<Item>(
  rows: { data: Item[]; total: number },
  query: PagedQuery,
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

/** One page of a whole list. */
export function pageFrom<Item>(
  items: readonly Item[],
  { page, per_page }: { page: number; per_page: number },
): Page<Item> {
  const start = (page - 1) * per_page
  return { data: items.slice(start, start + per_page), total: items.length, page, per_page }
}

/** The requested page. Throws `internal` for a whole array. */
export function pageOnly<Item>(answer: Item[] | Page<Item>): Page<Item> {
  if (Array.isArray(answer)) throw new Problem('internal')
  return answer
}

/** The records of an answer, whole or a page. */
export function wholeFrom<Item>(answer: Item[] | Page<Item>): Item[] {
  return Array.isArray(answer) ? answer : answer.data
}

/** Every record of a list: page after page where the whole array reaches its cap. */
export async function everyRecord<Item>(
  ask: (query: { page?: number; per_page?: number }) => Promise<Item[] | Page<Item>>,
): Promise<Item[]> {
  const whole = wholeFrom(await ask({}))
  if (whole.length !== wholeLimit) return whole
  const found: Item[] = []
  for (let page = 1; ; page += 1) {
    const answer = await ask({ page, per_page: pageLimit })
    const { data } = pageOnly(answer)
    found.push(...data)
    if (data.length < pageLimit) return found
  }
}

/** Pages of a list: at least one (spec part 1 section 2.4). */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}
