import { reauthenticationRoutes } from '@/features/accounts/reauthentication/server/routes'
import { accountsRoutes } from '@/features/accounts/server/routes'
import { identify } from '@/features/accounts/sessions/server/service'
import { peopleRoutes } from '@/features/people/server/routes'
import { mount } from '@/lib/api/mount'

/** The calls of admins about people, and the login calls. */
export const { app: peopleCalls } = mount(
  [...peopleRoutes, ...reauthenticationRoutes, ...accountsRoutes],
  { identify },
)
