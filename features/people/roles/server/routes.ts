import 'server-only'
import { route } from '@/lib/api/route'
import { createRole, deleteRole, roleList, updateRole } from '../contract'
import { composeRole, dropRole, editRole, listRoles } from './service'

export const roleRoutes = [
  route(roleList, (_input, { actor }) => listRoles(actor)),
  route(createRole, ({ body }, { actor }) => composeRole(actor, body)),
  route(updateRole, ({ params, body }, { actor }) => editRole(actor, params.id, body)),
  route(deleteRole, ({ params }, { actor }) => dropRole(actor, params.id)),
]
