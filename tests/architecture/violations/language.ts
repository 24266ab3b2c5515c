import type { SourceFile } from '../rules/rule'
import { treeOf } from './messages'

/** Messages, records of the content, and the places one rule must name. */
export interface ViolatingLanguage {
  en?: object
  ar?: object
  content?: readonly object[]
  broken: readonly string[]
}

/** At least one violating fixture, for each rule of language, next to what it must not name. */
export const violatingLanguage: Readonly<Record<string, ViolatingLanguage>> = {
  'one-digit-system': {
    ar: { a: 'عام ٢٠٢٦', b: 'عام 2026', c: '{n, plural, other {۵ أخبار}}' },
    content: [
      { name_eng: 'Dates', name_ara: 'تمور ٪' },
      { title: 'Year 2026', title_ara: 'عام 2026', url_ara: 'عام-٢٠٢٦' },
    ],
    broken: ['ar a (٢)', 'ar c (۵)', 'news.json 0.name_ara (٪)'],
  },
  'print-marks': {
    en: { a: 'Loading...', b: "Jordan's news", c: 'The "news"', d: 'Jordan’s news, all of it…' },
    ar: { a: 'الخبر "الأول"', b: '<b>الخبر</b>' },
    content: [
      {
        TARIFF_ENG: '<p class="lead">The &quot;news&quot;</p>',
        TARIFF_ARA: '<p dir="rtl">خبر</p>',
      },
      { text_eng: `<blockquote lang="en"><p>The "Files"</p></blockquote>`, key: "it's" },
      { meta: { text_eng: "nobody's" }, names: ["women's shirts"], names_ara: ['قمصان'] },
    ],
    broken: [
      'en a (...)',
      "en b (')",
      'en c (")',
      'ar a (")',
      'news.json 0.TARIFF_ENG (")',
      "news.json 2.names.0 (')",
    ],
  },
  'arabic-marks': {
    en: { a: 'News, all; new?' },
    ar: {
      a: 'الأخبار, كلها',
      b: 'ما الجديد?',
      c: 'الأخبار، كلها؟ 1,200',
      d: '{n, plural, few {# أخبار} other {# خبر}}',
      e: 'الأخبار ، كلها',
    },
    content: [{ name: { en: 'One; two', ar: 'واحد; اثنان' } }],
    broken: ['ar a (,)', 'ar b (?)', 'ar e ( ،)', 'news.json 0.name.ar (;)'],
  },
  email: {
    en: { a: 'Your E-mail', b: 'Your email', c: 'Two e mails' },
    ar: { a: 'البريد الالكتروني', b: 'البريد الإلكتروني', c: 'الإيميل' },
    broken: ['en a (E-mail)', 'en c (e mails)', 'ar a (الالكتروني)', 'ar c (إيميل)'],
  },
  'plain-wording': {
    en: {
      a: 'It stands under News',
      b: 'Please enter a name',
      c: 'Please wait',
      d: 'You can login now',
      e: 'Log in, then open Login and security',
      f: 'Sign in to continue',
      g: 'Signed in 2019',
    },
    ar: { a: 'افتح المكتب الخلفي', b: 'والميزانية', c: 'حالاً', d: 'الرئيسية', e: 'الصفحة الرئيسة' },
    content: [{ text_eng: '<p>For whoever sells</p>', text_ara: '<p>يوم 3 مايو</p>' }],
    broken: [
      'en a (“stands under” → is listed in, is shown in)',
      'en b (“Please” → the imperative alone)',
      'en d (“can login” → log in (verb); login is a noun)',
      'en f (“Sign in” → log in, log out)',
      'ar a (“المكتب الخلفي” → إدارة البوابة)',
      'ar b (“والميزانية” → موازنة)',
      'ar c (“اً” → ـًا: التنوين قبل الألف)',
      'ar e (“الرئيسة” → الرئيسية)',
      'news.json 0.text_eng (“whoever” → anyone who, the person who)',
      'news.json 0.text_ara (“مايو” → كانون الثاني، شباط، آذار، نيسان، أيار، حزيران، تموز، آب، أيلول، تشرين، كانون الأول)',
    ],
  },
  'one-term': {
    en: { a: 'Pending', b: 'Suspended', c: 'Country', d: 'Country of origin' },
    ar: { a: 'معلق', b: 'معلق', c: 'البلد', d: 'بلد المنشأ' },
    content: [
      {
        text_eng: '<p>The enquiry number.</p><p>The request.</p>',
        text_ara: '<p>رقم الاستفسار.</p><p>رقم الطلب.</p>',
      },
      { text_eng: '<p>The enquiry number.</p>', text_ara: '<p>رقم الطلب.</p>' },
    ],
    broken: [
      'ar a (“معلق” → قيد الانتظار)',
      'ar c (“البلد” → دولة)',
      'news.json 1.text_ara (“رقم الطلب” → رقم الاستفسار)',
    ],
  },
  'arabic-counts': {
    en: { a: '10 pieces' },
    ar: {
      a: 'تضم 10 قطعة، وغيرها',
      b: 'خلال 12 يومًا أو 14 يوم عمل',
      c: '{n, plural, few {# خبر} many {# خبرًا} other {# خبر}}',
      d: 'خلال 30 يوم.',
      e: '5 قطع و1,200 قطعة و1,205 قطع و2.5 كيلوغرام',
    },
    content: [{ text_eng: '100 days', text_ara: 'خلال 100 يومًا' }, { text_ara: 'قطعة و25 علب' }],
    broken: [
      'ar a (10 قطعة → قطع)',
      'ar c (3 خبر → أخبار)',
      'ar d (30 يوم → يومًا)',
      'news.json 0.text_ara (100 يومًا → يوم)',
      'news.json 1.text_ara (25 علب → علبة)',
    ],
  },
  'sentence-case': {
    en: {
      a: 'Create An Account',
      b: 'Create an account. It is free in Jordan',
      c: '{n, plural, one {One New text} other {Many texts}}',
      d: 'Go to My products. Then log in',
      e: '{name} (HS code): EUR.1',
    },
    content: [{ name_eng: 'Petra Horizon Bank', name_ara: 'بنك أفق البتراء' }],
    broken: ['en a (An)', 'en c (New)'],
  },
}

/** The texts as the files of a tree; the content is `news.json`. */
export function languageTree({ en, ar, content = [] }: ViolatingLanguage): SourceFile[] {
  return [
    ...treeOf({ en, ar, broken: [] }),
    { path: 'lib/db/seed/data/news.json', text: JSON.stringify(content) },
  ]
}
