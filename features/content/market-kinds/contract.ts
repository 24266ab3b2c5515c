import { credentialsTag, credentialWrite } from '@/features/credentials/contract'
import { eventsTag, eventWrite } from '@/features/events/contract'
import { expertsTag, expertWrite, poolEntryWrite } from '@/features/experts/contract'
import { institutionsTag, institutionWrite } from '@/features/institutions/contract'
import { publicationWrite } from '@/features/publications/contract'
import {
  agreementsTag,
  agreementWrite,
  countryAgreementWrite,
} from '@/features/trade-agreements/contract'
import type { ContentKind } from '../kinds/contract'

/** Whoever may read the publication may read its document. */
const readersOf = ({ for_vip }: Readonly<Record<string, unknown>>) =>
  for_vip === 1 ? ('vip' as const) : ('user' as const)

/** What exporters look for: publications, agreements, events, credentials, institutions, experts. */
export const marketKinds = {
  publications: {
    write: publicationWrite,
    // A list for members alone: no page that everybody gets is kept with it.
    tags: [],
    label: 'DESCRIPTION',
    html: ['TARIFF'],
    documents: { TARIFF_FILE: readersOf },
    sorts: ['date_start-desc', 'updated_at', 'id'],
    filters: ['country_id', 'for_vip', 'status'],
    found: 'publications',
    role: 'editor',
  },
  agreements: {
    write: agreementWrite,
    tags: [agreementsTag],
    label: 'title',
    html: ['content'],
    sorts: ['in_force-desc', 'updated_at', 'id'],
    filters: ['legal_status', 'status', 'visible'],
    found: 'trades',
    role: 'editor',
  },
  'country-agreements': {
    write: countryAgreementWrite,
    tags: [agreementsTag],
    label: 'title',
    html: ['content'],
    sorts: ['id', 'updated_at'],
    filters: ['visible'],
    found: 'agreements',
    role: 'editor',
  },
  events: {
    write: eventWrite,
    tags: [eventsTag],
    label: 'name',
    html: ['description'],
    sorts: ['date_start-desc', 'updated_at', 'id'],
    filters: ['location_type', 'country_id', 'type_id', 'mode_id', 'status'],
    found: 'events',
    role: 'editor',
  },
  credentials: {
    write: credentialWrite,
    tags: [credentialsTag],
    label: 'name',
    html: ['description'],
    sorts: ['date-desc', 'updated_at', 'id'],
    filters: ['type', 'country_id', 'status'],
    role: 'editor',
  },
  institutions: {
    write: institutionWrite,
    tags: [institutionsTag],
    label: 'name',
    links: ['website'],
    sorts: ['id'],
    filters: ['gov_id', 'status'],
    found: 'exports',
    role: 'editor',
  },
  'expert-fields': {
    write: expertWrite,
    tags: [expertsTag],
    label: 'NAME',
    sorts: ['sort', 'id'],
    names: { fields: ['NAME'], of: ['experts'] },
    role: 'editor',
  },
  experts: {
    write: poolEntryWrite,
    tags: [expertsTag],
    label: 'FULL_NAME',
    html: ['DESCRIPTION', 'TARIFF'],
    sorts: ['id'],
    filters: ['expert_id', 'status'],
    found: 'experts',
    role: 'editor',
  },
} as const satisfies Record<string, ContentKind>
