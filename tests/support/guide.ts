import { guideWrite, type Guide } from '@/features/guide/contract'

function stepFields(number: number): object {
  return {
    [`step_${number}_name_eng`]: `Name ${number}`,
    [`step_${number}_name_ara`]: `الاسم ${number}`,
    [`step_${number}`]: `<p>Text of step ${number}</p>`,
    [`step_${number}_ara`]: `<p>نص الخطوة ${number}</p>`,
    [`step_${number}_file`]: `/api/files/step-${number}-en`,
    [`step_${number}_file_ara`]: `/api/files/step-${number}-ar`,
  }
}

/** A guide with default values. */
export function guideWith(given: Partial<Guide> = {}): Guide {
  return guideWrite.parse({
    ...Object.assign({}, ...[1, 2, 3, 4, 5, 6, 7].map(stepFields)),
    sub_subtitle_eng: 'From the idea to the order',
    sub_subtitle_ara: 'من الفكرة إلى الطلبية',
    step_guide_eng: '<p>Choose a step.</p>',
    step_guide_ara: '<p>اختر خطوة.</p>',
    keywords: '',
    keywords_ara: '',
    guide_file: '/api/files/guide-en',
    guide_file_ara: '/api/files/guide-ar',
    image: null,
    image_alt_eng: null,
    image_alt_ara: null,
    updated_at: '2026-06-28T09:00:00Z',
    ...given,
  })
}
