import { call } from '@/lib/api/call'
import type { BodyOf } from '@/lib/api/endpoint'
import { changeEmail, changePassword, deleteAccount } from './contract'

export const saveNewPassword = (body: BodyOf<typeof changePassword>) =>
  call(changePassword, { body })

export const askForNewEmail = (body: BodyOf<typeof changeEmail>) => call(changeEmail, { body })

export const closeAccount = (body: BodyOf<typeof deleteAccount>) => call(deleteAccount, { body })
