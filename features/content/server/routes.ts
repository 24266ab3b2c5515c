import 'server-only'
import { route } from '@/lib/api/route'
import {
  addContent,
  contentList,
  contentRecord,
  removeContent as removal,
  saveContent,
} from '../contract'
import { orderContent } from '../editing/contract'
import { clearEnd, confirmEnd, setEnd } from '../expiry/contract'
import { clearEndOf, confirmEndOf, setEndOf } from '../expiry/server/service'
import { removeContent } from '../removal/server/service'
import { contentPreview } from '../preview/contract'
import { previewContent } from '../preview/server/service'
import {
  approveContent,
  discardContent,
  publishContent,
  restoreContent,
  returnContent,
  scheduleContent,
  submitContent,
  contentKindList,
  contentWork,
  setContentKind,
} from '../publishing/contract'
import {
  createContent,
  restoreVersion,
  saveDraft,
  orderRecords,
  discardDraft,
} from '../editing/server/service'
import { versionDetail, versionList } from '../versions/contract'
import { getVersion, listVersions } from '../versions/server/service'
import { getContent, listContent, listWork } from './service'
import { approve, publish, schedule, sendBack, submit } from '../publishing/server/service'
import { listKinds, setFourEyes } from '../kinds/server/service'

export const contentRoutes = [
  route(contentKindList, (_input, { actor }) => listKinds(actor)),
  route(setContentKind, ({ params, body }, { actor }) =>
    setFourEyes(actor, params.kind, body.four_eyes),
  ),
  route(contentWork, ({ query }, { actor }) => listWork(actor, query)),
  route(contentList, ({ params, query }, { actor }) => listContent(actor, params.kind, query)),
  route(contentRecord, ({ params }, { actor }) => getContent(actor, params.kind, params.id)),
  route(contentPreview, ({ params, query }, { actor }) =>
    previewContent(actor, params.kind, { id: params.id, version: query.version }),
  ),
  route(addContent, ({ params, body }, { actor }) => createContent(actor, params.kind, body)),
  route(saveContent, ({ params, body }, { actor }) =>
    saveDraft(actor, params.kind, { ...body, id: params.id }),
  ),
  route(removal, ({ params, query }, { actor }) =>
    removeContent(actor, params.kind, { ...query, id: params.id }),
  ),
  route(submitContent, ({ params, body }, { actor }) =>
    submit(actor, params.kind, { ...body, id: params.id }),
  ),
  route(returnContent, ({ params, body }, { actor }) =>
    sendBack(actor, params.kind, { ...body, id: params.id }),
  ),
  route(approveContent, ({ params, body }, { actor }) =>
    approve(actor, params.kind, { ...body, id: params.id }),
  ),
  route(publishContent, ({ params, body }, { actor }) =>
    publish(actor, params.kind, { ...body, id: params.id }),
  ),
  route(scheduleContent, ({ params, body }, { actor }) =>
    schedule(actor, params.kind, { ...body, id: params.id }),
  ),
  route(setEnd, ({ params, body }, { actor }) =>
    setEndOf(actor, params.kind, { ...body, id: params.id }),
  ),
  route(confirmEnd, ({ params, body }, { actor }) =>
    confirmEndOf(actor, params.kind, { ...body, id: params.id }),
  ),
  route(clearEnd, ({ params, body }, { actor }) =>
    clearEndOf(actor, params.kind, { ...body, id: params.id }),
  ),
  route(discardContent, ({ params, body }, { actor }) =>
    discardDraft(actor, params.kind, { ...body, id: params.id }),
  ),
  route(restoreContent, ({ params, body }, { actor }) =>
    restoreVersion(actor, params.kind, { ...body, id: params.id }),
  ),
  route(versionList, ({ params, query }, { actor }) =>
    listVersions(actor, params.kind, params.id, query),
  ),
  route(versionDetail, ({ params, query }, { actor }) =>
    getVersion(actor, params.kind, { ...params, ...query }),
  ),
  route(orderContent, ({ params, body }, { actor }) => orderRecords(actor, params.kind, body.ids)),
]
