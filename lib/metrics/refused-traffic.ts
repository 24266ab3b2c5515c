import { networkForLog } from '../api/client-address.ts'
import type { RefusalKind } from '../db/codes/refusals.ts'
import { processWide } from '../settings/process-wide.ts'

/** How often requests of a network were refused. */
export interface RefusedCount {
  network: string
  kind: RefusalKind
  times: number
}

/** An attack from very many networks must not fill the memory: further ones are counted as one. */
const maxNetworks = 5_000
const others = 'other'

const waiting = () =>
  processWide('refused-traffic', () => ({ counts: new Map<string, RefusedCount>() }))

/** Counts a refusal of the network of an address, to be written later. */
export function countRefused(kind: RefusalKind, address: string | null): void {
  add({ kind, network: networkForLog(address), times: 1 })
}

function add({ kind, network, times }: RefusedCount): void {
  const { counts } = waiting()
  const keyOf = (name: string) => `${kind} ${name}`
  const isFull = counts.size >= maxNetworks && !counts.has(keyOf(network))
  const name = isFull ? others : network
  const known = counts.get(keyOf(name))
  if (known) known.times += times
  else counts.set(keyOf(name), { kind, network: name, times })
}

/** What was counted since the last time. */
export function consumeRefused(): RefusedCount[] {
  const state = waiting()
  const taken = [...state.counts.values()]
  state.counts = new Map()
  return taken
}

/** Gives back what could not be written. */
export function restoreRefused(counts: readonly RefusedCount[]): void {
  for (const one of counts) add(one)
}

const tooMany = 429
const forbidden = 403

/** Counts an answer that refuses a request: too many, not allowed, or one that cannot be understood. */
export function countRefusedAnswer(
  status: number | null,
  { address, isMalformed }: { address: string; isMalformed: boolean },
): void {
  if (status === tooMany) countRefused('limited', address)
  else if (status === forbidden || isMalformed) countRefused('refused', address)
}
