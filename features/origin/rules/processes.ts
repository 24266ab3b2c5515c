/** Operations that the rules of a list ask for, in English and in Arabic. */
export const processes = {
  aluminium_thermal_electrolytic: [
    'thermal or electrolytic treatment of unalloyed aluminium or aluminium scrap',
    'معالجة حرارية أو كهربائية للألمنيوم غير المخلوط أو خردته',
  ],
  beading_moulding: ['beading or moulding', 'التشكيل بحواف أو قوالب'],
  bitumen_distillation: [
    'destructive distillation of bituminous materials',
    'التقطير الإتلافي للمواد القارية',
  ],
  bristles_cleaning: [
    'cleaning, disinfecting, sorting and straightening of bristles or hair',
    'تنظيف الشعر أو الهلب وتعقيمه وفرزه وتقويمه',
  ],
  dolomite_calcination: ['calcining raw dolomite', 'تكليس الدولوميت الخام'],
  earth_colours: ['calcining or grinding of earth colours', 'تكليس الأتربة الملونة أو طحنها'],
  electrolytic_thermal: ['electrolytic or thermal treatment', 'معالجة كهربائية أو حرارية'],
  forged_blank_machining: [
    'turning, drilling, reaming, threading, deburring and blasting of forged blanks',
    'خراطة القطع المطروقة وثقبها وتوسيع ثقوبها ولولبتها وإزالة زوائدها وسفعها بالرمل',
  ],
  fur_bleach_cut_assemble: [
    'bleaching or dyeing with cutting and assembly of dressed furskins',
    'تبييض جلود الفراء المهيأة أو صبغها مع قصها وتجميعها',
  ],
  glass_cutting: ['cutting of glassware', 'قطع الأواني الزجاجية'],
  graphite_enriching: [
    'raising the carbon content, purifying and grinding crude graphite',
    'زيادة نسبة الكربون في الغرافيت الخام وتنقيته وطحنه',
  ],
  hand_decoration: [
    'decorating hand-blown glassware by hand (no screen printing)',
    'زخرفة يدوية لأوانٍ زجاجية منفوخة يدويًا دون طباعة حريرية',
  ],
  making_up_printing_2_operations: [
    'making up, then printing with two or more preparing or finishing operations',
    'التفصيل ثم الطباعة مع عمليتين على الأقل من عمليات التحضير أو التجهيز',
  ],
  marble_cutting_25cm: ['cutting marble thicker than 25 cm', 'قص رخام تزيد سماكته على 25 سم'],
  mica_grinding: ['grinding mica or mica waste', 'طحن الميكا أو فضلاتها'],
  precious_metal_alloying: [
    'alloying of precious metals with each other or with base metals',
    'خلط المعادن الثمينة بعضها ببعض أو بمعادن عادية',
  ],
  precious_metal_separation: [
    'electrolytic, thermal or chemical separation of precious metals',
    'فصل المعادن الثمينة كهربائيًا أو حراريًا أو كيميائيًا',
  ],
  printing_2_operations: [
    'printing with two or more preparing or finishing operations',
    'الطباعة مع عمليتين على الأقل من عمليات التحضير أو التجهيز',
  ],
  pulse_drying_milling: ['drying and milling of pulses', 'تجفيف البقوليات وطحنها'],
  refining_or_specific: [
    'refining or one or more of the specific processes named in the introductory notes',
    'التكرير أو واحدة أو أكثر من العمليات المحددة في الملاحظات التمهيدية',
  ],
  retanning: ['retanning of tanned leather', 'إعادة دباغة الجلد المدبوغ'],
  rubber_lamination: ['laminating sheets of natural rubber', 'ترقيق صفائح المطاط الطبيعي'],
  semiconductor_diffusion: [
    'diffusion of integrated circuits on a semiconductor base, also if assembled or tested elsewhere',
    'عملية الانتشار لتكوين الدارات المتكاملة على ركيزة شبه موصلة، وإن جُمّعت أو اختُبرت في بلد آخر',
  ],
  silk_waste_carding: ['carding or combing silk waste', 'تمشيط فضلات الحرير'],
  stone_cutting_25cm: ['cutting stone thicker than 25 cm', 'قص حجر تزيد سماكته على 25 سم'],
  tall_oil_refining: ['refining crude tall oil', 'تكرير زيت الطول الخام'],
  turpentine_purification: [
    'purifying raw sulphate turpentine by distilling or refining',
    'تنقية زيت التربنتين الكبريتي الخام بالتقطير أو التكرير',
  ],
  tyre_retreading: ['retreading used tyres', 'تلبيس الإطارات المستعملة'],
  wood_planing_sanding_endjointing: [
    'planing, sanding or end-jointing',
    'سحج الخشب أو تنعيمه أو وصل أطرافه',
  ],
  wood_sanding_endjointing: ['sanding or end-jointing', 'تنعيم الخشب أو وصل أطرافه'],
  wood_splicing_planing: [
    'splicing, planing, sanding or end-jointing',
    'وصل الخشب أو سحجه أو تنعيمه أو وصل أطرافه',
  ],
  wood_tar_distillation: ['distilling wood tar', 'تقطير قطران الخشب'],
  wool_removal: ['removing wool from sheep or lamb skins', 'نزع الصوف عن جلود الأغنام'],
} as const

/** Whether the rules name an operation so. */
export function isProcess(name: string): name is keyof typeof processes {
  return Object.hasOwn(processes, name)
}
