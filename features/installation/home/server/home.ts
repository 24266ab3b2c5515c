import 'server-only'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded, noPicture } from '../../rules'
import { contentStep, recordsOf, type LoadStep } from '../../server/steps'
import { homeSeed, officesSeed } from '../contract'
import { membershipOf, officeOf, siteOf, slideOf } from './home.mapper'

/** Site settings, offices, social media and the blocks of the home page. */
export async function homeSteps(context: LoadContext): Promise<LoadStep[]> {
  const seed = await readSeed('home.json', homeSeed)
  const offices = loaded(await readSeed('offices.json', officesSeed), context.sampleData)
  const social = loaded(seed.social_media, context.sampleData)
  const membership = await membershipOf(seed.become_a_member, context)
  return [
    contentStep('Site settings', ['settings', [siteOf(context)]]),
    contentStep('Offices', ['offices', await recordsOf(offices, officeOf, context)]),
    contentStep('Social media', [
      'social-links',
      social.map((one) => ({ ...one, image: one.key })),
    ]),
    contentStep(
      'Home page',
      ['slides', await recordsOf(seed.slider, slideOf, context)],
      ['home-blocks', seed.home_blocks],
      ['export-tiles', seed.jsd_tiles.map((tile) => ({ ...tile, ...noPicture }))],
      ['goals', [seed.goals]],
      ['partners', [seed.partners]],
      ['membership', [membership]],
    ),
  ]
}
