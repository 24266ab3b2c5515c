import 'server-only'
import { importHome } from '@/features/home/server/home'
import { importOffices } from '@/features/offices/server/offices'
import { importSite, importSocialMedia } from '@/features/site/server/site'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded, noPicture } from '../../rules'
import { recordsOf, stepOf, type LoadStep } from '../../server/steps'
import { homeSeed, officesSeed } from '../contract'
import { membershipOf, officeOf, siteOf, slideOf } from './home.mapper'

/** Site settings, offices, social media and the blocks of the home page. */
export async function homeSteps(context: LoadContext): Promise<LoadStep[]> {
  const seed = await readSeed('home.json', homeSeed)
  const offices = loaded(await readSeed('offices.json', officesSeed), context.sampleData)
  const social = loaded(seed.social_media, context.sampleData)
  const blocks = {
    slides: await recordsOf(seed.slider, slideOf, context),
    blocks: seed.home_blocks,
    goals: seed.goals,
    partners: seed.partners,
    membership: await membershipOf(seed.become_a_member, context),
    jsdTiles: seed.jsd_tiles.map((tile) => ({ ...tile, ...noPicture })),
  }
  return [
    { name: 'Site settings', records: 1, write: (db) => importSite(db, siteOf(context)) },
    stepOf('Offices', await recordsOf(offices, officeOf, context), importOffices),
    stepOf(
      'Social media',
      social.map((one) => ({ ...one, image: one.key })),
      importSocialMedia,
    ),
    {
      name: 'Home page',
      records: blocks.slides.length + blocks.blocks.length + blocks.jsdTiles.length + 3,
      write: (db) => importHome(db, blocks),
    },
  ]
}
