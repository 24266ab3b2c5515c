import 'server-only'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import type { TaskShare } from '@/lib/db/codes/body-tasks'
import type { OpenTask } from './tasks.sql'

/** What a task is about: the title of its barrier, or the type of its enquiry. */
export function titleOf({ barrier, type }: OpenTask) {
  if (barrier) return renamePair(barrier, 'title', 'title')
  return type ? renamePair(type, 'name', 'title') : bothLanguages('title', '')
}

/** What of the enquiry a body reads: only what its officer chose, and nothing that is empty. */
export function sharedOf({ task, enquiry, product, market }: OpenTask) {
  if (!enquiry) return null
  const { description, company, name, email, phone } = enquiry
  const { locale } = task
  const texts: Record<TaskShare, string> = {
    description,
    company,
    name,
    email,
    phone,
    product: product ? `${product.code} ${inLocale(product, 'name', locale)}` : '',
    market: market ? inLocale(market, 'name', locale) : '',
  }
  const shared = task.shares.map((what) => ({ what, text: texts[what] }))
  return { id: enquiry.id, shared: shared.filter(({ text }) => text !== '') }
}
