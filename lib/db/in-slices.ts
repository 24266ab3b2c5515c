import 'server-only'
import { transaction, type Transaction } from './database'

/**
 * Does work that has no end of its own in slices, a transaction each, until one has fewer records than
 * a whole slice: `work` resolves with their number.
 */
export async function inSlices(
  size: number,
  work: (tx: Transaction) => Promise<number>,
): Promise<void> {
  for (let count = size; count === size;) count = await transaction(work)
}
