import type { OfficeWrite } from '@/features/offices/contract'

/** An office with default values. */
export function officeWith(given: Partial<OfficeWrite> & Pick<OfficeWrite, 'id'>): OfficeWrite {
  return {
    name: 'Northern office',
    name_ara: 'مكتب الشمال',
    email: 'north@portal.example',
    email_ara: 'north@portal.example',
    phone: '06 000 0102',
    phone_ara: '06 000 0102',
    link: 'https://maps.example/north',
    link_ara: 'https://maps.example/north',
    address_eng: 'Irbid, Jordan',
    address_ara: 'إربد، الأردن',
    hours_eng: 'Sunday to Thursday, 8:30 to 15:30',
    hours_ara: 'من الأحد إلى الخميس، 8:30 إلى 15:30',
    image: '/media/offices/north/640.webp',
    image_alt_eng: null,
    image_alt_ara: null,
    sort: 1,
    sample: true,
    ...given,
  }
}
