import { call } from '@/lib/api/call'
import { publicDatasets } from './contract'

/** The published datasets with their sources. */
export const datasets = () => call(publicDatasets)
