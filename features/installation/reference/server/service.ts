import 'server-only'
import { importNomenclature } from '@/features/hs-nomenclature/server/service'
import {
  importCountries,
  importGovernorates,
  importLookups,
} from '@/features/reference-lists/server/service'
import { importSectors } from '@/features/sectors/server/service'
import { textsOf } from '@/lib/bilingual/in-locale'
import { readSeed } from '@/lib/db/seed/read'
import { z } from 'zod'
import type { LoadContext } from '../../contract'
import { stepOf, type LoadStep } from '../../steps/server/service'
import type { Subject } from '../../covers/contract'
import { countriesSeed, industriesSeed, lookupsSeed, nomenclatureSeed } from '../contract'
import { countryOf, lookupsOf, nomenclatureOf, sectorsOf } from './mapper'

/** Countries, governorates, code lists, the Harmonized System and the sectors. */
export async function referenceSteps(context: LoadContext): Promise<LoadStep[]> {
  const countries = await readSeed('countries.json', countriesSeed)
  const governorates = await readSeed('governorates.json', z.array(z.unknown()))
  const lookups = lookupsOf(await readSeed('lookups.json', lookupsSeed))
  const nomenclature = nomenclatureOf(await readSeed('hs-codes.json', nomenclatureSeed))
  const sectors = await sectorsOf(await readSeed('industries.json', industriesSeed), context)
  return [
    stepOf('Countries', countries.map(countryOf), importCountries),
    stepOf('Governorates', governorates, importGovernorates),
    stepOf('Code lists', lookups, importLookups),
    {
      name: 'Harmonized System',
      records: Object.values(nomenclature).flat().length,
      write: (db) => importNomenclature(db, nomenclature),
    },
    {
      name: 'Sectors',
      records: sectors.industries.length + sectors.subIndustries.length,
      write: (db) => importSectors(db, sectors),
    },
  ]
}

/** The sectors as subjects of covers, by id and by `image_key`. */
export async function sectorSubjects(): Promise<Map<number | string, Subject>> {
  const { industries } = await readSeed('industries.json', industriesSeed)
  const subjects = industries.flatMap((industry): [number | string, Subject][] => {
    const name = textsOf(industry, 'name')
    const subject = { look: { sector: industry.image_key }, name }
    return [
      [industry.iid, subject],
      [industry.image_key, subject],
    ]
  })
  return new Map(subjects)
}
