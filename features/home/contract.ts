import { endpoint } from '@/lib/api/endpoint'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

const picture = {
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
}

/** The target of a slide's button: the enquiry-type dialog, or a link in a new tab. */
export const slideButton = { dialog: 1, link: 2 } as const

export const slideWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('heading'),
  ...bilingualText('title'),
  ...bilingualText('description', 'lower', editor('text')),
  is_hide_button: z.int().min(0).max(1),
  button_type_id: z.int().min(slideButton.dialog).max(slideButton.link),
  ...bilingualText('btn_text'),
  ...bilingualOptional('btn_link', 'bare', editor('address')),
  ...picture,
  sort: z.int().meta(editor('position')),
  status: z.int().meta(editor('flag', { initial: 1 })),
})

export type Slide = z.infer<typeof slideWrite>

export const blockWrite = z.object({
  id: z.int().positive(),
  /** The name of an icon of the portal. */
  icon: z.string().meta(editor('icon')),
  ...bilingualText('title'),
  ...bilingualText('description', 'lower', editor('text')),
  ...bilingualText('link', 'bare', editor('address')),
  sort: z.int().meta(editor('position')),
  status: z.int().meta(editor('flag', { initial: 1 })),
})

export type Block = z.infer<typeof blockWrite>

export const partnersWrite = z.object(bilingualText('custom_text', 'lower', editor('html')))

export type Partners = z.infer<typeof partnersWrite>

function goal<Goal extends number>(number: Goal) {
  return {
    ...bilingualText(`goal_${number}_title`),
    ...bilingualText(`goal_${number}_text`, 'lower', editor('text')),
  }
}

export const goalsWrite = z.object({
  ...bilingualText('title'),
  ...goal(1),
  ...goal(2),
  ...goal(3),
  ...goal(4),
  ...goal(5),
})

export type Goals = z.infer<typeof goalsWrite>

export const membershipWrite = z.object({
  ...bilingualText('left_col_content', 'lower', editor('html')),
  ...bilingualText('check_1_title'),
  ...bilingualText('check_1_subtitle'),
  ...bilingualText('check_2_title'),
  ...bilingualText('check_2_subtitle'),
  ...bilingualText('become_title'),
  ...bilingualText('become_subtitle'),
  ...bilingualText('action_btn_text'),
  ...picture,
})

export type Membership = z.infer<typeof membershipWrite>

export const jsdTileWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('title'),
  ...bilingualText('text', 'lower', editor('text')),
  ...bilingualText('link', 'bare', editor('address')),
  ...picture,
  sort: z.int().meta(editor('position')),
  status: z.int().meta(editor('flag', { initial: 1 })),
})

export type JsdTile = z.infer<typeof jsdTileWrite>

export const homeTag = 'home'

/** A slide as visitors see it. */
export const slide = slideWrite.extend({ button_type_id: z.int() })

const read = { method: 'GET', access: 'public', tags: [homeTag] } as const

export const homeSlider = endpoint({
  ...read,
  path: 'home-slider',
  summary: 'List the slides of the main slider',
  response: z.array(slide),
})

export const homeBlocks = endpoint({
  ...read,
  path: 'home-blocks',
  summary: 'List the service tiles of the home page',
  response: z.object({ data: z.array(blockWrite) }),
})

export const partners = endpoint({
  ...read,
  path: 'partners',
  summary: 'Get the text of the partners block',
  response: partnersWrite,
  errors: ['not_found'],
})

export const exportGoals = endpoint({
  ...read,
  path: 'je-goals',
  summary: 'Get the five goals shown on the home page',
  response: goalsWrite,
  errors: ['not_found'],
})

export const becomeAMember = endpoint({
  ...read,
  path: 'become-a-member',
  summary: 'Get the texts of the become-a-member block',
  response: membershipWrite,
  errors: ['not_found'],
})

export const jsdTiles = endpoint({
  ...read,
  path: 'jsd-tiles',
  summary: 'List the tiles about the country’s exports',
  response: z.array(jsdTileWrite),
})
