import { z } from 'zod'

const kinds = ['c', 'ci(..)(..)', 'ci(.)', 'ci(..)', 'ci(...)', 'oc'] as const
const dynamicKinds = ['d', 'di(..)(..)', 'di(.)', 'di(..)', 'di(...)'] as const
const segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.enum([...kinds, ...dynamicKinds]),
    z.array(z.string()).nullable(),
  ]),
])
const state: z.ZodType = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy(() => state),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
])
const maxLength = 40_000

/** The header in which Next’s client says which parts of a page it has. */
export const routerStateHeader = 'next-router-state-tree'

/**
 * Whether Next can read the state that its client sent; it fails on any other instead of refusing it.
 * Next documents no such check: the shape is that of the release in `package.json`.
 */
export function isRouterState(header: string): boolean {
  if (header.length > maxLength) return false
  try {
    return state.safeParse(JSON.parse(decodeURIComponent(header))).success
  } catch {
    return false
  }
}
