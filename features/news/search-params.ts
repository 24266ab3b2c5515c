import { newsSorts, type NewsSort } from './contract'

/** The list's place in the address: `?page=2&sort=date-asc`. */
export interface NewsListState {
  page: number
  sort: NewsSort
}

/** Reads the address; what is unknown falls back to the first page, newest first. */
export function parseNewsState(
  params: Record<string, string | string[] | undefined>,
): NewsListState {
  const page = Number(params.page)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sort: newsSorts.find((sort) => sort === params.sort) ?? 'date-desc',
  }
}

/** Writes the address; the defaults are left out, so that one view has one address. */
export function newsQuery({ page, sort }: NewsListState): string {
  const search = new URLSearchParams()
  if (sort !== 'date-desc') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}
