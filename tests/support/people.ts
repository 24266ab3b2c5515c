import { peopleFeature } from '@/features/people/feature'
import { accountsFeature } from '@/features/accounts/feature'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'

/** The calls of admins about people, and the login calls. */
export const { app: peopleCalls } = mount([...peopleFeature.calls, ...accountsFeature.calls], {
  identify,
})
