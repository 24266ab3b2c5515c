import { pageView } from './contract'

/** The address of the beacon: the island that sends it loads neither the contract nor a client. */
export const pageViewAddress = `/api/${pageView.path}`
