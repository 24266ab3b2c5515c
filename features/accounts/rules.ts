import { z } from 'zod'
import { registrationFields, type loginForm } from './contract'

export type LoginForm = z.infer<typeof loginForm>

/** The rules of the registration form (spec part 1 section 5). */
export const registrationForm = registrationFields.safeExtend({
  agreements: z.boolean().refine((ticked) => ticked, 'you_must'),
})

export type RegistrationForm = z.infer<typeof registrationForm>
