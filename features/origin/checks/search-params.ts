import { listShape } from '@/lib/api/list-state'

/** The list of a person's origin checks. */
export const originCheckShape = listShape({ pageSize: 10, filters: {}, sorts: [] })
