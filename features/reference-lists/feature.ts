import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { referenceListsAtProvider } from './server/reference-lists.provider'
import {
  listCountries,
  listGovernorates,
  listInstitutionModes,
  listInstitutionTypes,
  listLookup,
  listTranslated,
} from './server/reference-lists'

export const referenceListsFeature: Feature = {
  name: 'reference-lists',
  calls: [
    ...calls(contract, referenceListsAtProvider, {
      countries: () => listCountries(),
      governorates: () => listGovernorates(),
      positions: () => listTranslated('positions'),
      titles: () => listTranslated('titles'),
      companyTypes: () => listLookup('company_types'),
      locationTypes: () => listLookup('location_types'),
      eventTypes: () => listLookup('events_type'),
      eventModes: () => listLookup('events_mode'),
      credentialTypes: () => listLookup('credential_types'),
      barrierTypes: () => listLookup('type_of_barriers'),
      clientTypes: () => listLookup('type_of_client'),
      institutionTypes: () => listInstitutionTypes(),
      institutionModes: () => listInstitutionModes(),
      institutionGovernorates: () => listGovernorates(),
    }),
  ],
}
