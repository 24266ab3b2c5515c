import 'server-only'
import type { Barrier } from '../contract'
import { shownCount, shownEffects } from '../rules'
import type { findBarrier } from './barriers.sql'

type Row = NonNullable<Awaited<ReturnType<typeof findBarrier>>>

/** A published barrier as everybody may read it. */
export const toBarrier = ({
  published_at,
  companies,
  effects,
  loss_band,
  ...row
}: Row): Barrier => ({
  ...row,
  companies: shownCount(companies),
  loss_band: shownCount(companies) === null ? null : loss_band,
  effects: shownEffects(effects),
  published_at: published_at ?? row.updated_at,
})
