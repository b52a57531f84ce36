import type { SearchWords } from './en.ts'

export const WORDS: SearchWords = {
  endings: 'ات ة ين ون ي ية ان اء',
  beginnings: 'ال وال بال لل كال ل و ب ف',
  adjectives: 'ة ات ين',
  superlatives: 'ا[^ل]*|الا*',
  most: 'الأكثر|أكثر|جدا',
  fillers:
    'في من على إلى عن مع أو و ل ب ال هذا هذه لهاتف لجهاز جهاز أجهزة ذكي ذكية الذكي الذكية رام ذاكرة لون بلون اللون أفضل أحسن جيد جيدة الذي التي the for of with',
  for: 'ل لهاتف لجهاز for',
  with: 'مع with',
  sale: 'عرض عروض تخفيض تخفيضات خصم خصومات',
  accessory: 'إكسسوار إكسسوارات اكسسوارات ملحقات',
  yes: 'نعم|yes',
  not: 'لا|بدون|غير|ليس|ليست|دون|no|not|without',
  waterproof: 'مقاوم للماء ضد الماء سباحة waterproof',
  wireless: 'لاسلكي شحن wireless',
  synonyms:
    'iphone ايفون|ipad ايباد|apple ابل|samsung سامسونج سامسونغ سامسونق|galaxy جالكسي جلاكسي جالاكسي غالاكسي قالكسي|google جوجل غوغل قوقل|pixel بكسل بيكسل|xiaomi شاومي|redmi ريدمي ردمي|sony سوني|bose بوز|beats بيتس|airpods ايربودز ايربود|buds بودز|watch واتش ووتش|pro برو|max ماكس|ultra الترا|plus بلس|mini ميني|air اير|tab تاب|magsafe ماجسيف|pencil بنسل|bluetooth بلوتوث|الغاء عازل عزل كاتم الغا',
  kinds:
    'phone هاتف هواتف جوال موبايل تلفون تليفون محمول خلوي smartphone|tablet تابلت تابلتات لوحي لوحية tablet|watch ساعة smartwatch|earbuds سماعة ايربود|headphones سماعة هيدفون هيدسيت|case غطاء أغطية كفر كفرات جراب جرابات حافظة غلاف case|charger شاحن شواحن محول charger|stylus قلم أقلام stylus|keyboard كيبورد مفاتيح لوحةمفاتيح keyboard',
  colors:
    'black black jet obsidian onyx|white white لؤلؤي عاجي كريمي starlight النجوم|gray رصاصي فحمي جرافيت gray grey graphite|silver silver|gold gold|brown بيج برونزي نحاسي brown beige|red عنابي قرمزي red|orange orange مرجاني|yellow yellow|green زيتي زيتوني زمردي green|blue كحلي سماوي تركواز فيروزي blue navy midnight الليل|purple أرجواني ليلكي لافندر purple violet|pink وردية فوشيا pink',
  colorNames:
    'black سوداء|white بيضاء|silver فضية|gold ذهبية|red حمراء|yellow صفراء|green خضراء|blue زرقاء|pink زهري|purple موف',
  colorEnds: 'black|white|gr[ae]y|silver|gold|brown|orange|yellow|green|blue|purple|violet|pink',
  units: {
    prefixes: 'kmgtكمجتكمغتكمقت',
    bytes: 'b|يجابايت|يغابايت|يقابايت|يرابايت|يجا|يغا|يقا|يرا|ب',
    inches: 'بوصة|بوصه|إنش|انش|inch',
    metres: 'm|متر|أمتار|امتار',
    watts: 'w|واط|وات',
    kilograms: 'كيلو|كجم|كغ|كيلوجرام|كيلوغرام',
    grams: 'جرام|غرام|جم|غم',
    litres: 'لتر|ليتر',
  },
  limits: {
    between: 'بين|ما بين|من',
    to: 'إلى|الى|حتى|ل',
    and: 'و|إلى|حتى',
    under: '(?:ب)?أقل من|تحت|حتى|لا يزيد عن|لا تزيد عن|لا يتجاوز|أرخص من|دون|بحدود|في حدود',
    over: 'أكثر من|فوق|أعلى من|على الأقل|لا يقل عن|يزيد عن',
    orMore: '(?:أو|و) ?أكثر|فما فوق|فأكثر',
    from: 'من|ابتداء من',
    money: 'ريال|ريالات|درهم|دراهم|دينار|دنانير|جنيه|جنيهات|دولار|ليرة',
  },
  needs: {
    longestLasting:
      '(?:ب)?بطارية (?:كبيرة|قوية|طويلة|تدوم طويلا)|(?:أقوى|أكبر|أطول|أفضل) بطارية|عمر بطارية طويل',
    mostRam: '(?:أكبر|أكثر) (?:رام|ذاكرة عشوائية)|رام كبير~',
    mostStorage: '(?:أكبر|أكثر) (?:تخزين|سعة|مساحة|ذاكرة)|(?:سعة|ذاكرة|مساحة)(?: تخزين)? كبيرة',
    longestZoom: '(?:أفضل|أحسن|أقوى) كاميرا|ب?كاميرا (?:جيدة|قوية)|زوم',
    fastestCharging: 'شحن سريع|(?:أسرع|سريع~) شحن|(?<=شاحن )سريع~',
    lightest: '(?:ال)?(?:أخف|خفيف~)',
    heaviest: '(?:ال)?(?:أثقل|ثقيل~)',
    thinnest: '(?:ال)?(?:أنحف|نحيف~|رفيع~)',
    smallest: '(?:ال)?(?:أصغر|صغير~)',
    largest: '(?:ال)?(?:أكبر|كبير~)(?: شاشة)?|شاشة كبيرة',
    cheapest: '(?:ال)?(?:أرخص|رخيص~|اقتصادي~)',
    mostExpensive: '(?:ال)?(?:أغلى|غالي~)',
    newest: '(?:ال)?(?:أحدث|جديد~)|آخر|وصل حديثا',
    strongest: '(?:ال)?(?:أقوى|قوي~)',
    longest: '(?:ال)?(?:أطول|طويل~)',
    shortest: '(?:ال)?(?:أقصر|قصير~)',
  },
}
