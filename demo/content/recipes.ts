import type { Picture } from '../catalog/picture.ts'

export type SeedRecipe = {
  id: number
  slug: string
  title: string
  title_en: string
  summary: string
  summary_en: string
  minutes: number
  /** 1 for a first try, 3 for a patient hand. */
  level: 1 | 2 | 3
  makes: string
  makes_en: string
  /** What to put in the cart: so many of a product's variant, of which so much is used. */
  materials: { product_id: number; sku: string; quantity: number; uses: string; uses_en: string }[]
  steps: { text: string; text_en: string }[]
  picture: Picture
}

export const recipes: SeedRecipe[] = [
  {
    id: 1,
    slug: 'two-fig-candles',
    title: '무화과 캔들 두 개',
    title_en: 'Two fig candles',
    summary: '녹이고, 식히고, 부어요. 손이 바쁜 시간은 삼십 분뿐이고 나머지는 기다림이에요.',
    summary_en: 'Melt, cool, pour. Your hands are busy for half an hour; the rest is waiting.',
    minutes: 120,
    level: 1,
    makes: '200 ml 두 개',
    makes_en: 'Two of 200 ml',
    materials: [
      { product_id: 1301, sku: 'MT-1301-1', quantity: 1, uses: '300 g', uses_en: '300 g' },
      { product_id: 1304, sku: 'MT-1304-30', quantity: 1, uses: '24 g', uses_en: '24 g' },
      { product_id: 1311, sku: 'MT-1311-CL', quantity: 1, uses: '두 개', uses_en: 'Two' },
      { product_id: 1310, sku: 'MT-1310-M', quantity: 1, uses: '두 개', uses_en: 'Two' },
    ],
    steps: [
      {
        text: '소이왁스 300 g을 중탕으로 75도까지 녹여요. 80도를 넘기면 왁스가 누렇게 변해요.',
        text_en: 'Melt 300 g of soy wax over water to 75 °C. Above 80 it yellows.',
      },
      {
        text: '유리 바닥 한가운데에 심지를 붙이고 나무젓가락 두 개로 곧게 잡아 주세요.',
        text_en: 'Fix a wick to the middle of each glass and hold it straight between two chopsticks.',
      },
      {
        text: '65도까지 식으면 무화과 잎 오일 24 g을 넣고 이 분 동안 천천히 저어요.',
        text_en: 'At 65 °C add 24 g of Fig Leaf Oil and stir slowly for two minutes.',
      },
      {
        text: '55도에서 한 번에 부어요. 멈췄다 부으면 층이 생겨요.',
        text_en: 'Pour at 55 °C, in one go. Stop halfway and it leaves a line.',
      },
      {
        text: '하룻밤 두었다가 심지를 5 mm로 잘라요. 사흘 뒤에 켜면 향이 더 깊어요.',
        text_en: 'Leave overnight, trim the wick to 5 mm. Three days later it smells deeper.',
      },
    ],
    picture: { kind: 'pouring-tools', scent: 'fig', seed: 2001 },
  },
  {
    id: 2,
    slug: 'white-tea-diffuser',
    title: '백차 디퓨저 한 병',
    title_en: 'A white tea diffuser',
    summary: '불도 저울도 없이 이십 분. 사흘을 재우면 알코올 냄새가 가라앉아요.',
    summary_en: 'No flame, no scales, twenty minutes. Three days’ rest takes the edge off the alcohol.',
    minutes: 20,
    level: 1,
    makes: '200 ml 한 병',
    makes_en: 'One of 200 ml',
    materials: [
      { product_id: 1317, sku: 'MT-1317', quantity: 1, uses: '160 ml', uses_en: '160 ml' },
      { product_id: 1307, sku: 'MT-1307-30', quantity: 1, uses: '30 ml 모두', uses_en: 'All 30 ml' },
      { product_id: 1318, sku: 'MT-1318', quantity: 1, uses: '한 벌', uses_en: 'One set' },
    ],
    steps: [
      {
        text: '창을 열고 병을 마른 천으로 닦아요. 물기가 남으면 뿌옇게 흐려져요.',
        text_en: 'Open a window and wipe the bottle dry. A drop of water turns it cloudy.',
      },
      {
        text: '베이스 160 ml를 붓고 백차 오일 한 병을 모두 넣어요.',
        text_en: 'Pour in 160 ml of base, then the whole bottle of White Tea Oil.',
      },
      {
        text: '마개를 막고 서른 번 흔들어 어두운 곳에 사흘 두세요.',
        text_en: 'Stopper it, shake thirty times, and keep it in the dark for three days.',
      },
      {
        text: '리드를 네 개 꽂아요. 한 시간 뒤에 뒤집어 꽂으면 향이 고르게 올라와요.',
        text_en: 'Put in four reeds. Turn them after an hour and the scent rises evenly.',
      },
    ],
    picture: { kind: 'reed-diffuser', scent: 'jasmine', seed: 2002 },
  },
  {
    id: 3,
    slug: 'tangerine-with-smoke',
    title: '연기 한 방울 귤 캔들',
    title_en: 'Tangerine with a drop of smoke',
    summary: '귤만 넣으면 금방 날아가요. 장작 연기 한 방울이 귤을 붙잡아 줘요.',
    summary_en: 'Tangerine alone is gone in minutes. A drop of firewood smoke holds it back.',
    minutes: 150,
    level: 2,
    makes: '120 ml 틴 두 개',
    makes_en: 'Two 120 ml tins',
    materials: [
      { product_id: 1301, sku: 'MT-1301-1', quantity: 1, uses: '200 g', uses_en: '200 g' },
      { product_id: 1308, sku: 'MT-1308', quantity: 1, uses: '귤 8 g, 유자 4 g', uses_en: 'Tangerine 8 g, yuzu 4 g' },
      { product_id: 1305, sku: 'MT-1305-10', quantity: 1, uses: '1 g', uses_en: '1 g' },
      { product_id: 1312, sku: 'MT-1312', quantity: 1, uses: '두 개', uses_en: 'Two' },
      { product_id: 1310, sku: 'MT-1310-S', quantity: 1, uses: '두 개', uses_en: 'Two' },
    ],
    steps: [
      {
        text: '작은 컵에 귤과 유자 오일을 먼저 섞고, 연기 오일은 마지막에 한 방울씩 넣으며 맡아요.',
        text_en: 'Blend tangerine and yuzu in a small cup, then add smoke drop by drop, smelling as you go.',
      },
      {
        text: '소이왁스 200 g을 72도까지 녹여 불에서 내려요.',
        text_en: 'Melt 200 g of soy wax to 72 °C and take it off the heat.',
      },
      {
        text: '58도까지 기다렸다가 섞은 오일을 넣어요. 귤 오일은 뜨거우면 바로 달아나요.',
        text_en: 'Wait for 58 °C before adding the oils. Citrus flees from heat.',
      },
      {
        text: '틴에 심지를 세우고 52도에서 부어요. 뚜껑은 완전히 굳은 다음에 덮어요.',
        text_en: 'Set the wicks and pour at 52 °C. No lid until it has set through.',
      },
    ],
    picture: { kind: 'tin-candle', scent: 'citrus', seed: 2003 },
  },
  {
    id: 4,
    slug: 'petal-wax-bars',
    title: '옷장에 거는 꽃잎 왁스 바',
    title_en: 'Petal wax bars for a wardrobe',
    summary: '켜지 않는 캔들이에요. 외투 사이에 걸어 두면 석 달쯤 은은해요.',
    summary_en: 'Candles that are never lit. Hung between coats they last about three months.',
    minutes: 100,
    level: 2,
    makes: '여섯 개',
    makes_en: 'Six bars',
    materials: [
      { product_id: 1301, sku: 'MT-1301-1', quantity: 1, uses: '280 g', uses_en: '280 g' },
      { product_id: 1302, sku: 'MT-1302', quantity: 1, uses: '60 g', uses_en: '60 g' },
      { product_id: 1307, sku: 'MT-1307-30', quantity: 1, uses: '20 g', uses_en: '20 g' },
      { product_id: 1313, sku: 'MT-1313', quantity: 1, uses: '한 개', uses_en: 'One' },
      { product_id: 1314, sku: 'MT-1314', quantity: 1, uses: '반 조각', uses_en: 'Half a chip' },
    ],
    steps: [
      {
        text: '밀랍을 먼저 녹이고 소이왁스를 더해 75도에 맞춰요. 밀랍이 들어가야 단단해요.',
        text_en: 'Melt the beeswax first, then add soy, to 75 °C. The beeswax makes it firm.',
      },
      {
        text: '팥색 염료를 칼로 조금 긁어 넣어요. 식으면 두 단계 옅어지는 걸 잊지 마세요.',
        text_en: 'Shave in a little red-bean dye. Remember it sets two shades lighter.',
      },
      {
        text: '65도에서 백차 오일을 넣고 저은 뒤 몰드에 부어요.',
        text_en: 'At 65 °C stir in White Tea Oil and pour into the mold.',
      },
      {
        text: '가장자리가 하얘지면 말린 꽃을 올리고, 위쪽에 빨대로 구멍을 내요.',
        text_en: 'When the edges whiten, lay on dried flowers and make a hole with a straw.',
      },
      {
        text: '두 시간 뒤에 뒤집어 눌러 빼고 끈을 꿰어요.',
        text_en: 'After two hours turn it over, press them out and thread a cord.',
      },
    ],
    picture: { kind: 'silicone-mould', scent: 'peony', seed: 2004 },
  },
  {
    id: 5,
    slug: 'rice-and-fig-layers',
    title: '밥과 무화과, 두 층 캔들',
    title_en: 'Rice over fig, in two layers',
    summary: '위층은 갓 지은 밥, 아래층은 무화과 잎. 사흘째 저녁에 향이 바뀌어요.',
    summary_en: 'Fresh rice above, fig leaf below. On the third evening the scent changes.',
    minutes: 240,
    level: 3,
    makes: '200 ml 두 개',
    makes_en: 'Two of 200 ml',
    materials: [
      { product_id: 1303, sku: 'MT-1303-1', quantity: 1, uses: '320 g', uses_en: '320 g' },
      { product_id: 1304, sku: 'MT-1304-30', quantity: 1, uses: '12 g', uses_en: '12 g' },
      { product_id: 1306, sku: 'MT-1306-30', quantity: 1, uses: '12 g', uses_en: '12 g' },
      { product_id: 1311, sku: 'MT-1311-AM', quantity: 1, uses: '두 개', uses_en: 'Two' },
      { product_id: 1310, sku: 'MT-1310-M', quantity: 1, uses: '두 개', uses_en: 'Two' },
    ],
    steps: [
      {
        text: '왁스를 절반으로 나누어 따로 녹여요. 한꺼번에 녹이면 두 번째가 너무 오래 뜨거워요.',
        text_en: 'Divide the wax and melt each half on its own, or the second stays hot too long.',
      },
      {
        text: '아래층에 무화과 잎 오일을 넣어 55도에서 절반까지 부어요.',
        text_en: 'Scent the first half with fig leaf and pour to the middle at 55 °C.',
      },
      {
        text: '두 시간을 기다려요. 손가락으로 눌러 자국이 남지 않을 때까지예요.',
        text_en: 'Wait two hours, until a fingertip leaves no mark.',
      },
      {
        text: '위층에 밥 오일을 넣어 50도에서 숟가락 등에 대고 살살 부어요.',
        text_en: 'Scent the second with rice and pour at 50 °C over the back of a spoon.',
      },
      {
        text: '이틀을 재워요. 두 층이 서로를 알아볼 시간이 필요해요.',
        text_en: 'Rest for two days. The layers need time to get acquainted.',
      },
    ],
    picture: { kind: 'glass-candle', scent: 'mugwort', seed: 2005 },
  },
  {
    id: 6,
    slug: 'beeswax-birthday-candles',
    title: '밀랍 생일 초 열두 자루',
    title_en: 'Twelve beeswax birthday candles',
    summary: '가는 심지를 열다섯 번 담그면 케이크에 꽂을 만큼 굵어져요.',
    summary_en: 'Fifteen dips of a thin wick, and it is thick enough for a cake.',
    minutes: 90,
    level: 3,
    makes: '가는 초 열두 자루',
    makes_en: 'Twelve thin candles',
    materials: [
      { product_id: 1302, sku: 'MT-1302', quantity: 1, uses: '400 g', uses_en: '400 g' },
      { product_id: 1310, sku: 'MT-1310-S', quantity: 1, uses: '열두 개', uses_en: 'Twelve' },
      { product_id: 1315, sku: 'MT-1315', quantity: 1, uses: '한 벌', uses_en: 'One set' },
    ],
    steps: [
      {
        text: '포트에 밀랍을 가득 녹여 70도를 지켜요. 깊어야 길게 담글 수 있어요.',
        text_en: 'Fill the pot with melted beeswax and hold it at 70 °C. Depth gives you length.',
      },
      {
        text: '심지 탭을 떼고 한 번 담갔다 꺼내 손가락으로 곧게 펴요.',
        text_en: 'Pull off the tabs, dip once, and straighten each wick between your fingers.',
      },
      {
        text: '담그고, 일 분 쉬고, 다시 담가요. 열두 자루를 차례로 돌면 쉬는 시간이 맞아요.',
        text_en: 'Dip, rest a minute, dip again. Going round all twelve keeps the time for you.',
      },
      {
        text: '열다섯 번째에는 조금 더 뜨겁게 해서 겉을 매끈하게 해요.',
        text_en: 'Make the fifteenth a little hotter; it smooths the surface.',
      },
      {
        text: '바닥을 칼로 반듯하게 자르고 하루 동안 눕혀 두세요.',
        text_en: 'Cut the feet square and lay them flat for a day.',
      },
    ],
    picture: { kind: 'taper-candles', scent: 'bergamot', seed: 2006 },
  },
]
