import 'server-only'
import { importNomenclature } from '@/features/hs-nomenclature/server/hs-nomenclature'
import { importTemplates } from '@/features/reply-templates/server/reply-templates'
import { importSynonyms } from '@/features/search/synonyms/server/synonyms'
import { readSeed } from '@/lib/db/seed/read'
import { z } from 'zod'
import { contentStep, stepOf, type LoadStep } from '../../server/steps'
import {
  countriesSeed,
  industriesSeed,
  lookupsSeed,
  nomenclatureSeed,
  synonymsSeed,
  templatesSeed,
} from '../contract'
import { countryOf, lookupsOf, nomenclatureOf, sectorsOf, synonymsOf } from './reference.mapper'

/** Countries, governorates, code lists, the Harmonized System and the sectors. */
export async function referenceSteps(): Promise<LoadStep[]> {
  const countries = await readSeed('countries.json', countriesSeed)
  const governorates = await readSeed('governorates.json', z.array(z.unknown()))
  const lookups = lookupsOf(await readSeed('lookups.json', lookupsSeed))
  const nomenclature = nomenclatureOf(await readSeed('hs-codes.json', nomenclatureSeed))
  const sectors = sectorsOf(await readSeed('industries.json', industriesSeed))
  return [
    contentStep('Countries', ['countries', countries.map(countryOf)]),
    contentStep('Governorates', ['governorates', governorates]),
    contentStep('Code lists', ['lookups', lookups]),
    {
      name: 'Harmonized System',
      records: Object.values(nomenclature).flat().length,
      write: (db) => importNomenclature(db, nomenclature),
    },
    contentStep('Sectors', ['sectors', sectors.industries], ['sub-sectors', sectors.subIndustries]),
    await synonymStep(),
    await templateStep(),
  ]
}

/** The words that mean the same to a person who searches. */
export async function synonymStep(): Promise<LoadStep> {
  const { groups } = await readSeed('search-synonyms.json', synonymsSeed)
  return stepOf('Synonyms', groups.map(synonymsOf), importSynonyms)
}

/** The texts that staff can start a reply or a reason from. */
export async function templateStep(): Promise<LoadStep> {
  const templates = await readSeed('reply-templates.json', templatesSeed)
  return stepOf('Reply templates', templates, importTemplates)
}
