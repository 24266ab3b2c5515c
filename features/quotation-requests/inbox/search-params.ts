import { listShape, oneOf } from '@/lib/api/list-state'
import { inboxFolders } from './contract'

/** The inbox of a company: requests of one folder, newest first. */
export const inboxShape = listShape({
  pageSize: 20,
  filters: { state: oneOf(inboxFolders) },
  sorts: [],
})
