import { routes } from '@/lib/routing/routes'
import { listPages } from '../documents/rules'
import type { UnnumberedPage } from '../fixed-pages/rules'

/** A section of market information, by the number of its tab. */
const marketTab = (tab: number) => ({ pageId: listPages.publications, query: `tab=${tab}` })

/** Tools that other pages lead to, and parts of pages that people look for by their own name. */
export const partPages: readonly UnnumberedPage[] = [
  {
    path: routes.marketData(),
    en: {
      title: 'Sources and downloads',
      text: 'Where duties, rules of origin and trade figures come from, and open files to download.',
    },
    ar: {
      title: 'المصادر والتنزيلات',
      text: 'مصادر الرسوم الجمركية وقواعد المنشأ وأرقام التجارة، مع ملفات مفتوحة للتنزيل.',
    },
    names: [
      ...['open data', 'download data', 'data download', 'dataset', 'datasets', 'CSV', 'JSON'],
      ...['tariff data', 'tariff download', 'trade data', 'data sources', 'open licence'],
      ...['download trade data', 'download tariff', 'excel file', 'raw data'],
      ...['بيانات مفتوحة', 'البيانات المفتوحة', 'تحميل البيانات', 'تنزيل البيانات', 'ملف إكسل'],
      ...['بيانات التجارة', 'بيانات التعرفة', 'مصادر البيانات', 'تحميل بيانات التجارة'],
      ...['تنزيل التعرفة', 'مجموعات البيانات', 'مصدر الأرقام'],
    ],
  },
  {
    path: routes.products(),
    en: {
      title: 'Products in the tariff',
      text: 'The Harmonized System from section to subheading, with duties, markets and Jordanian suppliers of each product.',
    },
    ar: {
      title: 'المنتجات في التعرفة',
      text: 'النظام المنسق من القسم إلى البند الفرعي، مع الرسوم والأسواق والمورّدين الأردنيين لكل منتج.',
    },
    names: [
      ...[
        'HS codes',
        'HS code',
        'HS code finder',
        'HS code search',
        'find HS code',
        'HS code list',
      ],
      ...['harmonized system', 'harmonised system', 'customs tariff', 'tariff book', 'tariff code'],
      ...['tariff classification', 'customs classification', 'nomenclature', 'commodity code'],
      ...['customs code', 'classify my product', 'tariff heading', 'compare markets'],
      ...['market comparison', 'best market for my product'],
      ...['النظام المنسق', 'رمز النظام المنسق', 'الرمز الجمركي', 'البند الجمركي', 'بند جمركي'],
      ...['التعرفة الجمركية', 'كتاب التعرفة', 'جدول التعرفة', 'تصنيف جمركي', 'التصنيف الجمركي'],
      ...['رمز المنتج', 'رموز المنتجات', 'البحث عن بند', 'فصول التعرفة', 'مقارنة الأسواق'],
      ...['أفضل سوق لمنتجي', 'قارن الأسواق', 'تصنيف البضاعة'],
    ],
  },
  {
    path: routes.barriers(),
    en: {
      title: 'Register of trade barriers',
      text: 'Barriers that exporters reported, what is done about them, and the result.',
    },
    ar: {
      title: 'سجل العوائق التجارية',
      text: 'العوائق التي أبلغ عنها المصدّرون، وما يجري لحلّها، ونتيجته.',
    },
    names: [
      ...['barriers', 'trade barriers', 'reported barriers', 'list of barriers', 'obstacles'],
      ...[
        'non-tariff barriers',
        'non-tariff measures',
        'NTB',
        'solved barriers',
        'market barriers',
      ],
      ...['عوائق', 'العوائق', 'عوائق تجارية', 'قائمة العوائق', 'العوائق المبلغ عنها', 'حواجز'],
      ...['عوائق غير جمركية', 'حواجز غير جمركية', 'معوقات التصدير', 'عقبات التصدير'],
    ],
  },
  {
    path: routes.newBuyingRequest(),
    en: {
      title: 'Post a request to buy',
      text: 'Say what you want to buy from Jordan. Companies that fit send you offers.',
    },
    ar: {
      title: 'انشر طلب شراء',
      text: 'أخبر الشركات الأردنية بما تريد شراءه، وتصلك عروض الشركات المناسبة.',
    },
    names: [
      ...['post a buying request', 'buying request', 'purchase request', 'sourcing request', 'RFQ'],
      ...['request for quotation', 'I want to buy', 'post what I want to buy', 'get offers'],
      ...['publish a request', 'buy leads', 'ask suppliers for offers', 'procurement request'],
      ...['طلب شراء', 'نشر طلب شراء', 'أريد أن أشتري', 'أطلب عروضًا', 'طلب عروض أسعار'],
      ...['إعلان شراء', 'طلب توريد', 'نشر طلب', 'طلب بضاعة'],
    ],
  },
  {
    path: routes.myRequests(),
    en: {
      title: 'Requests and offers',
      text: 'Requests from buyers that fit your company, requests that you posted, and emails about new ones.',
    },
    ar: {
      title: 'الطلبات والعروض',
      text: 'طلبات المشترين المناسبة لشركتك، والطلبات التي نشرتها، ورسائل عن الجديد منها.',
    },
    names: [
      ...['my buying requests', 'requests that fit my company', 'my offers', 'request alerts'],
      ...['طلباتي للشراء', 'طلبات تناسب شركتي', 'عروضي', 'تنبيهات الطلبات'],
    ],
  },
  {
    path: routes.myEvents(),
    en: {
      title: 'My events',
      text: 'Events that you joined or wait for, with your business meetings at them.',
    },
    ar: {
      title: 'فعالياتي',
      text: 'الفعاليات التي سجّلت فيها أو تنتظر مقعدًا فيها، ولقاءاتك الثنائية فيها.',
    },
    names: [
      ...['my registrations', 'my meetings', 'event meetings', 'meeting schedule', 'waiting list'],
      ...[
        'cancel my registration',
        'events I joined',
        'matchmaking at events',
        'b2b meeting schedule',
      ],
      ...['لقاءاتي', 'مواعيد اللقاءات', 'إلغاء مشاركتي', 'قائمة الانتظار', 'التشبيك في الفعاليات'],
    ],
  },
  {
    path: routes.originChecks(),
    en: {
      title: 'My origin checks',
      text: 'The origin checks that you saved, with their results.',
    },
    ar: {
      title: 'عمليات التحقق من المنشأ',
      text: 'عمليات التحقق من المنشأ التي حفظتها ونتائجها.',
    },
    names: [
      'saved origin checks',
      'my origin results',
      'نتائج تحقق المنشأ',
      'فحوص المنشأ المحفوظة',
    ],
  },
  {
    path: routes.quotationInbox(),
    en: {
      title: 'Quotation requests received',
      text: 'Requests for quotations that buyers sent to your company.',
    },
    ar: {
      title: 'طلبات عروض الأسعار الواردة',
      text: 'طلبات عروض الأسعار التي أرسلها المشترون إلى شركتك.',
    },
    names: [
      ...['quotation inbox', 'requests from buyers to my company', 'messages from buyers', 'inbox'],
      ...['صندوق الوارد', 'رسائل المشترين', 'طلبات الأسعار الواردة'],
    ],
  },
  {
    path: routes.offerExchange('products'),
    en: {
      title: 'Import and export my products as a file',
      text: 'Upload many products of your company at once as a spreadsheet, or download them.',
    },
    ar: {
      title: 'استيراد منتجاتي وتصديرها في ملف',
      text: 'ارفع منتجات شركتك دفعة واحدة في جدول، أو نزّلها.',
    },
    names: [
      ...['upload products', 'bulk upload', 'product spreadsheet', 'import products from excel'],
      ...['رفع المنتجات', 'رفع دفعة منتجات', 'إدخال المنتجات من إكسل'],
    ],
  },
  {
    path: routes.localBuyers('services'),
    en: { title: 'Services by sector', text: 'Services of Jordanian companies, by sector.' },
    ar: { title: 'الخدمات بحسب القطاع', text: 'خدمات الشركات الأردنية بحسب القطاع.' },
    names: ['services', 'service exporters', 'list of services', 'خدمات', 'مصدّرو الخدمات'],
  },
  {
    path: marketTab(2),
    en: {
      title: 'Market studies',
      text: 'Ask the office for a study of a market for your product.',
    },
    ar: { title: 'دراسات الأسواق', text: 'اطلب من المكتب دراسة سوق لمنتجك.' },
    names: [
      ...['market study', 'market research', 'order a market study', 'request a market study'],
      ...['study request', 'market analysis', 'sector studies', 'market reports'],
      ...['دراسة سوق', 'طلب دراسة سوق', 'بحث سوق', 'أبحاث السوق', 'تحليل سوق', 'تقارير الأسواق'],
    ],
  },
  {
    path: marketTab(3),
    en: {
      title: 'Matchmaking',
      text: 'Ask the office to bring you together with buyers of your goods.',
    },
    ar: { title: 'التشبيك التجاري', text: 'اطلب من المكتب أن يصلك بمشترين لبضائعك.' },
    names: [
      ...[
        'business matchmaking',
        'b2b matchmaking',
        'find buyers',
        'find importers',
        'find clients',
      ],
      ...['find customers', 'meet buyers', 'buyer matching', 'find a distributor', 'b2b meetings'],
      ...['business partners', 'find an agent abroad', 'looking for buyers'],
      ...['إيجاد مشترين', 'البحث عن مشترين', 'مشترين', 'مشترون', 'لقاء مشترين', 'لقاءات ثنائية'],
      ...['إيجاد زبائن', 'البحث عن زبائن', 'عملاء في الخارج', 'وكيل في الخارج', 'موزع في الخارج'],
      ...['شركاء أعمال', 'لقاءات الأعمال', 'إيجاد مستوردين'],
    ],
  },
  {
    path: marketTab(4),
    en: { title: 'Data centre', text: 'Trade figures by product, country and year.' },
    ar: { title: 'مركز البيانات', text: 'أرقام التجارة بحسب المنتج والدولة والسنة.' },
    names: [
      ...[
        'exports by country',
        'exports by product',
        'exports by year',
        'trade figures by country',
      ],
      ...['main export partners', 'top export markets', 'export destinations', 'trading partners'],
      ...['trade statistics', 'trade balance by country', 'imports by country'],
      ...['صادرات بحسب الدولة', 'الصادرات حسب الدولة', 'الصادرات حسب السلعة', 'شركاء تجاريون'],
      ...['أكبر الشركاء التجاريين', 'أهم أسواق الصادرات', 'إحصاءات التجارة', 'وجهات الصادرات'],
      ...['الواردات حسب الدولة', 'أرقام التجارة'],
    ],
  },
  {
    path: marketTab(5),
    en: { title: 'Interactive data', text: 'Charts of statistics, studies and infographics.' },
    ar: { title: 'البيانات التفاعلية', text: 'رسوم بيانية للإحصاءات والدراسات.' },
    names: [
      ...['charts', 'infographics', 'statistics', 'dashboards', 'graphs', 'رسوم بيانية'],
      ...['إنفوجرافيك', 'إنفوغرافيك', 'إحصاءات', 'إحصائيات', 'مؤشرات'],
    ],
  },
]
