import { newsSorts, type NewsSort } from './contract'

/** The state of the list in the address: `?page=2&sort=date-asc`. */
export interface NewsListState {
  page: number
  sort: NewsSort
}

/** Parses the address; unknown values fall back to the first page, newest first. */
export function parseNewsState(
  params: Record<string, string | string[] | undefined>,
): NewsListState {
  const page = Number(params.page)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sort: newsSorts.find((sort) => sort === params.sort) ?? 'date-desc',
  }
}

/** Writes the address without defaults, so that one view has one address. */
export function newsQuery({ page, sort }: NewsListState): string {
  const search = new URLSearchParams()
  if (sort !== 'date-desc') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}
