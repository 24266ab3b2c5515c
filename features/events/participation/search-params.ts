import { listShape } from '@/lib/api/list-state'

/** The list of a person's events. */
export const myEventShape = listShape({ pageSize: 10, filters: {}, sorts: [] })
