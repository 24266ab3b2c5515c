import { listShape } from '@/lib/api/list-state'

/** The list of a person's requests for quotations. */
export const requestListShape = listShape({ pageSize: 10, filters: {}, sorts: [] })
