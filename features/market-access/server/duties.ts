import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { DatasetRow } from './market-access.sql'
import type { TariffFacts } from './duties.mapper'
import { selectQuotas, selectRates } from './duties.sql'

/** What published tariffs say of a product, in their order; those without the product are left out. */
export async function loadTariffs(
  db: Executor,
  datasets: readonly DatasetRow[],
  hs6: string,
): Promise<TariffFacts[]> {
  const versions = datasets.map(({ version_id }) => version_id)
  const [rates, quotas] = await Promise.all([
    selectRates(db, versions, hs6),
    selectQuotas(db, versions, hs6),
  ])
  return datasets.flatMap((dataset) => {
    const rate = rates.find(({ version_id }) => version_id === dataset.version_id)
    const own = quotas.filter(({ version_id }) => version_id === dataset.version_id)
    return rate ? [{ dataset, rate, quotas: own }] : []
  })
}
