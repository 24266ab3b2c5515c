import 'server-only'
import { route } from '@/lib/api/route'
import {
  barrierTypes,
  clientTypes,
  companyTypes,
  countries,
  credentialTypes,
  eventModes,
  eventTypes,
  governorates,
  institutionGovernorates,
  institutionModes,
  institutionTypes,
  locationTypes,
  positions,
  titles,
} from '../contract'
import {
  listCountries,
  listGovernorates,
  listInstitutionModes,
  listInstitutionTypes,
  listLookup,
  listTranslated,
} from './service'

export const referenceListsRoutes = [
  route(countries, () => listCountries()),
  route(governorates, () => listGovernorates()),
  route(positions, () => listTranslated('positions')),
  route(titles, () => listTranslated('titles')),
  route(companyTypes, () => listLookup('company_types')),
  route(locationTypes, () => listLookup('location_types')),
  route(eventTypes, () => listLookup('events_type')),
  route(eventModes, () => listLookup('events_mode')),
  route(credentialTypes, () => listLookup('credential_types')),
  route(barrierTypes, () => listLookup('type_of_barriers')),
  route(clientTypes, () => listLookup('type_of_client')),
  route(institutionTypes, () => listInstitutionTypes()),
  route(institutionModes, () => listInstitutionModes()),
  route(institutionGovernorates, () => listGovernorates()),
]
