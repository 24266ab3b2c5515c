import { queryOptions } from '@tanstack/react-query'
import { callUntil } from './call'
import { endpointKey, type Endpoint, type InputOf } from './endpoint'

/**
 * TanStack Query options of a declared GET: the same key and function for prefetch and island. The
 * call is aborted when no observer is left.
 */
export function endpointQuery<E extends Endpoint>(
  endpoint: E,
  ...input: keyof InputOf<E> extends never ? [] : [InputOf<E>]
) {
  return queryOptions({
    queryKey: [endpointKey(endpoint), input[0] ?? {}] as const,
    queryFn: ({ signal }) => callUntil(signal, endpoint, ...input),
  })
}
