import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as caseDeskContract from './case-desk/contract'
import { assignAll, moveAll } from './case-desk/server/bulk'
import { assignCase, getCase, listCases, mergeCase, noteCase } from './case-desk/server/case-desk'
import { exportCases } from './case-desk/server/export'
import * as myEnquiriesContract from './my-enquiries/contract'
import { myEnquiriesAtProvider } from './my-enquiries/server/my-enquiries.provider'
import {
  countMyEnquiries,
  exportEnquiries,
  getMyEnquiry,
  listMyEnquiries,
} from './my-enquiries/server/my-enquiries'
import { completeDueTimes } from './server/enquiry-clock'
import * as contract from './contract'
import {
  forgetPerson,
  moveEnquiry,
  readerOf,
  requireOwnEnquiry,
  writeToOffice,
  writeToPerson,
} from './server/correspondence'
import { ofCase } from './server/enquiry-limits'
import { mergedMail, messageMail, receivedMail, statusMail } from './server/inquirer-mails'
import { listOfficers } from './server/officers'
import * as readinessContract from './readiness/contract'
import { listBands } from './readiness/server/readiness'
import * as satisfactionContract from './satisfaction/contract'
import { rateMyEnquiry } from './satisfaction/server/satisfaction'
import { enquiryFormsAtProvider, readinessAtProvider } from './server/enquiry-forms.provider'
import { getEnquiryFormPage, listEnquiryFormPages, listQuestions } from './server/enquiry-forms'
import * as serviceLevelsContract from './service-levels/contract'
import { listLevels, setLevel } from './service-levels/server/service-levels'
import { assignedMail, escalateLateCases, mentionMail, staffCaseMail } from './server/staff-mails'
import { fileEnquiry } from './submission/server/submission'

export const enquiriesFeature: Feature = {
  name: 'enquiries',
  calls: [
    ...calls(caseDeskContract, 'same', {
      caseDesk: ({ query }, { actor }) => listCases(actor, query),
      caseForStaff: { admit: ofCase, handle: ({ params }, { actor }) => getCase(actor, params.id) },
      assignEnquiry: {
        admit: ofCase,
        handle: ({ params, body }, { actor }) => assignCase(actor, params.id, body),
      },
      noteEnquiry: {
        admit: ofCase,
        handle: ({ params, body }, { actor }) => noteCase(actor, params.id, body),
      },
      mergeEnquiry: {
        admit: ofCase,
        handle: ({ params, body }, { actor }) => mergeCase(actor, params.id, body),
      },
      officerList: ({ query }, { actor }) => listOfficers(actor, query.enquiry),
      assignEnquiries: ({ body }, { actor }) => assignAll(actor, body),
      moveEnquiries: ({ body }, { actor }) => moveAll(actor, body),
      enquiryExport: ({ body }, { actor }) => exportCases(actor, body),
    }),
    ...calls(
      myEnquiriesContract,
      {
        ...myEnquiriesAtProvider,
        enquiryById: 'same',
        setEnquiryStatus: 'same',
        answerEnquiry: 'same',
      },
      {
        myEnquiries: ({ params, query }, { actor }) => listMyEnquiries(actor, params.userId, query),
        enquiryCounters: (_, { actor }) => countMyEnquiries(actor),
        enquiryById: ({ params }, { actor }) => getMyEnquiry(actor, params.id),
        sendEnquiryMessage: {
          admit: ({ id }, actor) => requireOwnEnquiry(actor, id),
          handle: ({ params, body, files }, { actor }) =>
            writeToOffice(actor, { enquiryId: params.id, body, files: files.files }),
        },
        setEnquiryStatus: {
          admit: ofCase,
          handle: ({ params, body }, { actor }) => moveEnquiry(actor, params.id, body),
        },
        answerEnquiry: {
          admit: async (params, actor) => {
            await ofCase(params, actor)
            await readerOf(params.id)
          },
          handle: ({ params, body, files }, { actor }) =>
            writeToPerson(actor, { enquiryId: params.id, body, files: files.files }),
        },
      },
    ),
    ...calls(satisfactionContract, 'same', {
      rateEnquiry: ({ params, body }, { actor }) => rateMyEnquiry(actor, params.id, body.rating),
    }),
    ...calls(readinessContract, readinessAtProvider, {
      readinessBands: () => listBands(),
    }),
    ...calls(
      contract,
      { ...enquiryFormsAtProvider, submitEnquiry: 'same' },
      {
        enquiryFormPages: () => listEnquiryFormPages(),
        enquiryFormPage: ({ params }) => getEnquiryFormPage(params.id),
        enquiryQuestions: () => listQuestions(),
        submitEnquiry: ({ body }, { actor }) => fileEnquiry(actor, body),
      },
    ),
    ...calls(serviceLevelsContract, 'same', {
      serviceLevelList: (_input, { actor }) => listLevels(actor),
      setServiceLevel: ({ params, body }, { actor }) => setLevel(actor, params.type, body),
    }),
  ],
  jobs: [
    receivedMail,
    statusMail,
    assignedMail,
    mentionMail,
    messageMail,
    mergedMail,
    staffCaseMail,
  ],
  hourly: [() => completeDueTimes(), () => escalateLateCases()],
  personal: {
    exported: { enquiries: (_db, { id }) => exportEnquiries(id) },
    erase: (tx, { id }) => forgetPerson(tx, id),
  },
  siteMap: () => import('./rules').then(({ formPages }) => formPages),
}
