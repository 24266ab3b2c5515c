import { pageView } from './contract'

/** Where a reading is told: the island that tells it brings neither the contract nor a client. */
export const pageViewAddress = `/api/${pageView.path}`
