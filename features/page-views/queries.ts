import { pageView } from './contract'

/** The address of the beacon: the component that sends it loads neither the contract nor a client. */
export const pageViewAddress = `/api/${pageView.path}`
