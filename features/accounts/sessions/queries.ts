import { call } from '@/lib/api/call'
import { endOtherSessions, endSession, mySessions } from './contract'

export const loadSessions = () => call(mySessions)

export const endOne = (login: string) => call(endSession, { params: { login } })

export const endOthers = () => call(endOtherSessions)
