import { isList, nextKey, pageAt, readsOf } from './table.ts'
import type { Page } from './page.ts'

const pageNumber = /^[1-9]\d{0,5}$/

/**
 * The one address under which a stored page is kept: with the values that make it another page, each
 * once and in the order of its row. Nothing else that a reader sent is written into the page.
 */
export function canonicalAddress(address: string): string {
  const [pathname = '/', ...rest] = address.split('?')
  const given = new URLSearchParams(rest.join('?'))
  const page = pageAt(pathname)
  const { path, keys } = readsOf(pathname)
  const parts = keys
    .filter((key) => key !== nextKey)
    .map((key) => [key, given.get(key) ?? ''] as const)
    .filter(([key, value]) => meansAnotherPage(page, key, value))
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

function meansAnotherPage(page: Page | undefined, key: string, value: string): boolean {
  if (value === '') return false
  if (key === 'page') return pageNumber.test(value)
  if (key === 'tab' && page?.tabs) return page.tabs.values.includes(value)
  return !page || !isList(page) || page.filters.includes(key)
}
