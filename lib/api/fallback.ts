import { Problem } from './problem'

/** The answer of a call, or its fallback where the call finds nothing. */
export async function whenNotFound<T, F>(
  answer: Promise<T>,
  fallback: (missing: Problem) => F | Promise<F>,
): Promise<T | F> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return fallback(error)
    throw error
  }
}
