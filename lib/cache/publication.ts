import 'server-only'
import { listen, notify, transaction, type Executor, type Transaction } from '@/lib/db/database'
import { dropTags, sweepTags } from './store-entries'

/**
 * The pages that a change concerns, by their tags: 'all' where any page may show it. Of what is
 * withdrawn no copy of a page may be kept; other pages are sent until they are rendered again.
 */
export type Publication = readonly string[] | 'all' | { withdrawn: readonly string[] }

const channel = 'page-tags'

/** Begins the message of a withdrawal. */
const withdrawal = '-'

/**
 * Runs work in one transaction and renews the pages that show it: on this instance once it is
 * committed, and on all others with the commit. Where the pages depend on what the work finds, they
 * follow from its result; an empty list renews none. Work that throws changes neither the database
 * nor a page.
 */
export async function publishing<Result>(
  pages: Publication | ((result: Result) => Publication),
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { result, publication } = await transaction(async (tx) => {
    const made = await work(tx)
    const named = typeof pages === 'function' ? pages(made) : pages
    await announce(tx, named)
    return { result: made, publication: named }
  })
  renewPages(publication)
  return result
}

const isWithdrawal = (publication: Publication): publication is { withdrawn: readonly string[] } =>
  publication !== 'all' && 'withdrawn' in publication

async function announce(tx: Executor, publication: Publication): Promise<void> {
  if (publication === 'all') await notify(channel, publication, tx)
  else if (isWithdrawal(publication))
    await notify(channel, `${withdrawal}${publication.withdrawn.join(',')}`, tx)
  else if (publication.length > 0) await notify(channel, publication.join(','), tx)
}

function renewPages(publication: Publication): void {
  if (publication === 'all') sweepTags(publication)
  else if (isWithdrawal(publication)) dropTags(publication.withdrawn)
  else if (publication.length > 0) sweepTags(publication)
}

/**
 * Renews pages when another instance, or the worker at a scheduled time, publishes. An instance that
 * listens late may have stored pages before: all of them are renewed.
 */
export async function listenForPublications({ isLate = false } = {}): Promise<() => Promise<void>> {
  const renewAll = () => renewPages('all')
  const stop = await listen(
    channel,
    (payload) => {
      if (payload === 'all') renewAll()
      else if (payload.startsWith(withdrawal))
        renewPages({ withdrawn: payload.slice(1).split(',') })
      else renewPages(payload.split(','))
    },
    renewAll,
  )
  if (isLate) renewAll()
  return stop
}
