import type { MenuEntry, NavigationPage } from '@/features/pages/contract'

/** A menu entry with default values. */
export function menuEntryWith(given: Partial<MenuEntry> & Pick<MenuEntry, 'id'>): MenuEntry {
  return {
    page_id: 1,
    menu_id: 1,
    parent_id: null,
    alias_of: null,
    a_id: null,
    url: `entry-${given.id}`,
    url_ara: `مدخل-${given.id}`,
    path: null,
    link: null,
    link_ara: null,
    title_eng: `Entry ${given.id}`,
    title_ara: `مدخل ${given.id}`,
    nav_title_eng: `Entry ${given.id}`,
    nav_title_ara: `مدخل ${given.id}`,
    nav_description_eng: `About entry ${given.id}`,
    nav_description_ara: `عن المدخل ${given.id}`,
    subtitle_eng: null,
    subtitle_ara: null,
    sub_subtitle_eng: null,
    sub_subtitle_ara: null,
    content_eng: '',
    content_ara: '',
    keywords: '',
    keywords_ara: '',
    meta_description_en: null,
    meta_description_ar: null,
    image: null,
    image_alt_eng: null,
    image_alt_ara: null,
    updated_at: '2026-03-02T09:00:00Z',
    sort: 0,
    status: 1,
    page_belongs: { title_eng: 'For exporters', title_ara: 'للمصدّرين' },
    ...given,
  }
}

/** A navigation page with its entries. */
export function navigationPageWith(
  given: Partial<NavigationPage> & Pick<NavigationPage, 'id'>,
): NavigationPage {
  return {
    menu_id: 1,
    a_id: null,
    url: `page-${given.id}`,
    url_ara: `صفحة-${given.id}`,
    link: null,
    link_ara: null,
    title_eng: `Page ${given.id}`,
    title_ara: `صفحة ${given.id}`,
    description_eng: '',
    description_ara: '',
    sort: 0,
    childs: [],
    ...given,
  }
}
