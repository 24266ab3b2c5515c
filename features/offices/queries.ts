import { call } from '@/lib/api/call'
import { contactUs } from './contract'

/** The offices in their order. */
export function officeList() {
  return call(contactUs)
}
