import { call } from '@/lib/api/call'
import { changeEmail, changePassword, deleteAccount } from './contract'

interface NewPassword {
  password: string
  password_confirmation: string
  current_password: string
}

export const saveNewPassword = ({
  password,
  password_confirmation,
  current_password,
}: NewPassword) =>
  call(changePassword, { body: { password, password_confirmation, current_password } })

export const askForNewEmail = (body: { email: string; current_password: string }) =>
  call(changeEmail, { body })

export const closeAccount = (body: { current_password: string }) => call(deleteAccount, { body })
