import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { importProfile } from '../contract'

/** A provider takes no files of company profiles. */
export const companyExchangeAdapters = [absent(importProfile)]
