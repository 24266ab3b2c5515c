import 'server-only'
import {
  importBlocks,
  importGoals,
  importJsdTiles,
  importMembership,
  importPartners,
  importSlides,
} from '@/features/home/server/service'
import { importOffices } from '@/features/offices/server/service'
import { importSite, importSocialMedia } from '@/features/site/server/service'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded } from '../../rules'
import type { LoadStep } from '../../steps/server/service'
import { homeSeed, officesSeed } from '../contract'
import { jsdTileOf, membershipOf, officeOf, siteOf, slideOf } from './mapper'

/** Site settings, offices, social media and the blocks of the home page. */
export async function homeSteps(context: LoadContext): Promise<LoadStep[]> {
  const seed = await readSeed('home.json', homeSeed)
  const slides = await Promise.all(seed.slider.map((slide) => slideOf(slide, context)))
  const tiles = await Promise.all(seed.jsd_tiles.map((tile) => jsdTileOf(tile, context)))
  const membership = await membershipOf(seed.become_a_member, context)
  const social = loaded(seed.social_media, context.sampleData)
  return [
    { name: 'Site settings', records: 1, write: (db) => importSite(db, siteOf(context)) },
    await officesStep(context),
    {
      name: 'Social media',
      records: social.length,
      write: (db) =>
        importSocialMedia(
          db,
          social.map((one) => ({ ...one, image: one.key })),
        ),
    },
    {
      name: 'Home page',
      records: slides.length + seed.home_blocks.length + tiles.length + 3,
      write: async (db) => {
        await importSlides(db, slides)
        await importBlocks(db, seed.home_blocks)
        await importGoals(db, seed.goals)
        await importPartners(db, seed.partners)
        await importMembership(db, membership)
        await importJsdTiles(db, tiles)
      },
    },
  ]
}

async function officesStep(context: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('offices.json', officesSeed), context.sampleData)
  const records = await Promise.all(seed.map((office) => officeOf(office, context)))
  return { name: 'Offices', records: records.length, write: (db) => importOffices(db, records) }
}
