import type { ComposedRights } from '@/lib/auth/staff-areas'
import type { ComponentType } from 'react'

/** Shows the sections of the back office that a role opens. */
export type Preview = ComponentType<{ role: ComposedRights }>
