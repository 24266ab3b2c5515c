import { getTranslations } from 'next-intl/server'

/** The head of a further page of a list: its own address, and its number in the title. */
export async function pageView(page: number, query: string) {
  if (page === 1) return undefined
  const t = await getTranslations('lists')
  return { query, title: (title: string) => t('pageTitle', { title, page }) }
}
