import 'server-only'
import { ofCase } from '@/features/enquiries/server/enquiry-limits'
import { calls, type Feature } from '@/lib/api/feature'
import * as activityContract from './activity/contract'
import { getCompanyActivity, getEnquirerActivity } from './activity/server/activity'
import * as contract from './contract'
import * as rolesContract from './roles/contract'
import { composeRole, dropRole, editRole, listRoles } from './roles/server/roles'
import {
  getPerson,
  invitePerson,
  listPeople,
  runAccountAction,
  setPersonStatus,
} from './server/people'

export const peopleFeature: Feature = {
  name: 'people',
  calls: [
    ...calls(activityContract, 'same', {
      enquirerActivity: {
        admit: ofCase,
        handle: ({ params }, { actor }) => getEnquirerActivity(actor, params.id),
      },
      companyActivity: ({ params }, { actor }) => getCompanyActivity(actor, params.id),
    }),
    ...calls(rolesContract, 'same', {
      roleList: (_input, { actor }) => listRoles(actor),
      createRole: ({ body }, { actor }) => composeRole(actor, body),
      updateRole: ({ params, body }, { actor }) => editRole(actor, params.id, body),
      deleteRole: ({ params }, { actor }) => dropRole(actor, params.id),
    }),
    ...calls(contract, 'same', {
      peopleList: ({ query }, { actor }) => listPeople(actor, query),
      personDetail: ({ params }, { actor }) => getPerson(actor, params.id),
      setAccountStatus: ({ params, body }, { actor }) => setPersonStatus(actor, params.id, body),
      inviteStaff: ({ body }, { actor }) => invitePerson(actor, body),
      inviteStaffAgain: ({ params }, { actor }) =>
        runAccountAction(actor, params.id, 'invite-again'),
      blockPerson: ({ params }, { actor }) => runAccountAction(actor, params.id, 'block'),
      unblockPerson: ({ params }, { actor }) => runAccountAction(actor, params.id, 'unblock'),
      signPersonOut: ({ params }, { actor }) => runAccountAction(actor, params.id, 'sign-out'),
      resetSecondFactor: ({ params }, { actor }) =>
        runAccountAction(actor, params.id, 'reset-second-factor'),
    }),
  ],
}
