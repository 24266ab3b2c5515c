import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { requestAlerts, requestAlertsLink } from './contract'

/** How soon the person hears of matching requests. */
export const myAlerts = async () => (await call(requestAlerts)).speed

/** The parameters of a mail link. */
export interface AlertsLink {
  person: number
  signature: string
}

/** How soon the person of a link hears of requests; null for an invalid link. */
export const alertsAt = (params: AlertsLink) =>
  whenNotFound(
    call(requestAlertsLink, { params }).then(({ speed }) => ({ speed })),
    () => null,
  )
