import 'server-only'
import { route } from '@/lib/api/route'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from '../contract'
import {
  beginEnrolment,
  confirmEnrolment,
  endEnrolment,
  getSecondFactor,
  renewCodes,
} from './service'

export const enrolmentRoutes = [
  route(secondFactorState, (_input, { actor }) => getSecondFactor(actor)),
  route(beginSecondFactor, ({ body }, { actor }) => beginEnrolment(actor, body)),
  route(confirmSecondFactor, ({ body }, context) => confirmEnrolment(body, context)),
  route(renewRecoveryCodes, ({ body }, { actor }) => renewCodes(actor, body)),
  route(endSecondFactor, ({ body }, context) => endEnrolment(body, context)),
]
