import 'server-only'
import {
  credentialCreate,
  credentialDelete,
  credentialUpdate,
} from '@/features/credentials/contract'
import {
  addCredential,
  changeCredential,
  removeCredential,
} from '@/features/credentials/server/credentials'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import * as editingContract from './editing/contract'
import {
  createContent,
  discardDraft,
  orderRecords,
  restoreVersion,
  saveDraft,
} from './editing/server/editing'
import * as expiryContract from './expiry/contract'
import { clearEndOf, confirmEndOf, scheduledEnd, setEndOf } from './expiry/server/expiry'
import * as mediaUsesContract from './media-uses/contract'
import { listUnused, listUses, removeMediumOf } from './media-uses/server/media-uses'
import * as previewContract from './preview/contract'
import { previewContent } from './preview/server/preview'
import * as publishingContract from './publishing/contract'
import {
  approve,
  publish,
  schedule,
  scheduledPublication,
  sendBack,
  submit,
} from './publishing/server/publishing'
import { removeContent } from './server/removal'
import { getContent, listContent, listWork } from './server/content'
import { noteDirectWrite } from './server/content-store'
import { listKinds, setFourEyes } from './server/kind-settings'
import * as versionsContract from './versions/contract'
import { getVersion, listVersions } from './versions/server/versions'

export const contentFeature: Feature = {
  name: 'content',
  calls: [
    ...calls(mediaUsesContract, 'same', {
      unusedMedia: ({ query }, { actor }) => listUnused(actor, query),
      mediumUses: ({ params }, { actor }) => listUses(actor, params.key),
      removeMedium: ({ params }, { actor }) => removeMediumOf(actor, params.key),
    }),
    ...calls(publishingContract, 'same', {
      submitContent: ({ params, body }, { actor }) =>
        submit(actor, params.kind, { ...body, id: params.id }),
      returnContent: ({ params, body }, { actor }) =>
        sendBack(actor, params.kind, { ...body, id: params.id }),
      approveContent: ({ params, body }, { actor }) =>
        approve(actor, params.kind, { ...body, id: params.id }),
      publishContent: ({ params, body }, { actor }) =>
        publish(actor, params.kind, { ...body, id: params.id }),
      scheduleContent: ({ params, body }, { actor }) =>
        schedule(actor, params.kind, { ...body, id: params.id }),
      discardContent: ({ params, body }, { actor }) =>
        discardDraft(actor, params.kind, { ...body, id: params.id }),
      restoreContent: ({ params, body }, { actor }) =>
        restoreVersion(actor, params.kind, { ...body, id: params.id }),
    }),
    ...calls(contract, 'same', {
      contentKindList: (_input, { actor }) => listKinds(actor),
      setContentKind: ({ params, body }, { actor }) =>
        setFourEyes(actor, params.kind, body.four_eyes),
      contentWork: ({ query }, { actor }) => listWork(actor, query),
      contentList: ({ params, query }, { actor }) => listContent(actor, params.kind, query),
      contentRecord: ({ params }, { actor }) => getContent(actor, params.kind, params.id),
      addContent: ({ params, body }, { actor }) => createContent(actor, params.kind, body),
      saveContent: ({ params, body }, { actor }) =>
        saveDraft(actor, params.kind, { ...body, id: params.id }),
      removeContent: ({ params, query }, { actor }) =>
        removeContent(actor, params.kind, { ...query, id: params.id }),
    }),
    ...calls(previewContract, 'same', {
      contentPreview: ({ params, query }, { actor }) =>
        previewContent(actor, params.kind, { id: params.id, version: query.version }),
    }),
    ...calls(expiryContract, 'same', {
      setEnd: ({ params, body }, { actor }) =>
        setEndOf(actor, params.kind, { ...body, id: params.id }),
      confirmEnd: ({ params, body }, { actor }) =>
        confirmEndOf(actor, params.kind, { ...body, id: params.id }),
      clearEnd: ({ params, body }, { actor }) =>
        clearEndOf(actor, params.kind, { ...body, id: params.id }),
    }),
    ...calls(versionsContract, 'same', {
      versionList: ({ params, query }, { actor }) =>
        listVersions(actor, params.kind, params.id, query),
      versionDetail: ({ params, query }, { actor }) =>
        getVersion(actor, params.kind, { ...params, ...query }),
    }),
    ...calls(editingContract, 'same', {
      orderContent: ({ params, body }, { actor }) => orderRecords(actor, params.kind, body.ids),
    }),
    ...calls({ credentialCreate, credentialUpdate, credentialDelete }, 'same', {
      credentialCreate: ({ body }, { actor }) => addCredential(actor, body, noteDirectWrite),
      credentialUpdate: ({ params, body }, { actor }) =>
        changeCredential(actor, params.id, body, noteDirectWrite),
      credentialDelete: ({ params }, { actor }) =>
        removeCredential(actor, params.id, noteDirectWrite),
    }),
  ],
  jobs: [scheduledPublication, scheduledEnd],
}
