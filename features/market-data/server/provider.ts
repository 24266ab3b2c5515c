import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { publicDatasets } from '../contract'

/** A provider has no facts of markets (spec/decisions.md, 'Second edition'). */
export const marketDataAdapters = [absent(publicDatasets)]
