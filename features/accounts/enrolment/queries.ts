import { call } from '@/lib/api/call'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from './contract'

interface Proven {
  current_password: string
  code: string
}

export const mySecondFactor = () => call(secondFactorState)

export const beginEnrolment = (body: { current_password: string }) =>
  call(beginSecondFactor, { body })

export const confirmEnrolment = (code: string) => call(confirmSecondFactor, { body: { code } })

export const newRecoveryCodes = (body: Proven) => call(renewRecoveryCodes, { body })

export const giveUpSecondFactor = (body: Proven) => call(endSecondFactor, { body })
