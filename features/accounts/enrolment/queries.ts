import type { BodyOf } from '@/lib/api/endpoint'
import { call } from '@/lib/api/call'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from './contract'

type PasswordConfirmed = BodyOf<typeof endSecondFactor>

export const mySecondFactor = () => call(secondFactorState)

export const beginEnrolment = (body: { current_password: string }) =>
  call(beginSecondFactor, { body })

export const confirmEnrolment = (code: string) => call(confirmSecondFactor, { body: { code } })

export const newRecoveryCodes = (body: PasswordConfirmed) => call(renewRecoveryCodes, { body })

export const disableSecondFactor = (body: PasswordConfirmed) => call(endSecondFactor, { body })
