import { Problem } from './problem'

/**
 * The answer of a call, or what stands in for it where it finds nothing: a provider that knows
 * only the written contract has no additions (spec/decisions.md section 3).
 */
export async function orWhenMissing<T, F>(
  answer: Promise<T>,
  fallback: () => F | Promise<F>,
): Promise<T | F> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return fallback()
    throw error
  }
}
