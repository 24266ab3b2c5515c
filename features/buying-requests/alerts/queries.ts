import { call } from '@/lib/api/call'
import { requestAlerts } from './contract'

/** How soon the person hears of matching requests. */
export const myAlerts = async () => (await call(requestAlerts)).speed
