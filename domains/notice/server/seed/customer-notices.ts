import { dispatchRules } from '../../../shipping/words.ts'
import type { SeedNotice } from './notice-shape.ts'

const { cut_off } = dispatchRules

export const customerNotices: SeedNotice[] = [
  {
    board: 'customer',
    topic: 'delivery',
    pinned: true,
    days_ago: 3,
    title: '주문이 떠나는 시간을 안내해 드려요',
    title_en: 'When your order leaves',
    body: [
      `평일 ${cut_off} 전에 결제하신 주문은 그날 출발해요. 선물 포장과 각인은 하루가 더 걸려요.`,
      '떠난 다음 날이면 거의 도착해요. 제주와 섬 지역은 이틀 더 여유를 두시면 좋아요.',
      '주말과 공휴일에는 택배가 움직이지 않아요.',
    ],
    body_en: [
      `Orders paid before ${cut_off} on a weekday leave the same day. Gift wrapping and engraving take one day more.`,
      'Most arrive the day after. For Jeju and the islands, allow two days more.',
      'Couriers rest on weekends and public holidays.',
    ],
  },
  {
    board: 'customer',
    topic: 'policy',
    pinned: true,
    days_ago: 22,
    title: '개인정보 처리방침 3판을 알려 드려요',
    title_en: 'Privacy policy, version 3',
    body: [
      '매장 구매 내역을 온라인에서 보실 수 있게 되면서, 휴대전화 번호로 구매를 맞추는 절차를 새로 적었어요.',
      '일주일 뒤부터 시행해요. 새 판과 이전 판은 약관·개인정보 화면에서 모두 읽을 수 있어요.',
    ],
    body_en: [
      'Store purchases can now be seen online, so we have written down how a purchase is matched by mobile number.',
      'It begins in a week. The new version and every earlier one can be read under Terms & privacy.',
    ],
  },
  {
    board: 'customer',
    topic: 'product',
    pinned: false,
    days_ago: 7,
    title: '‘저녁 연기’를 처음 소개해요',
    title_en: 'Introducing Evening Smoke',
    body: [
      '볶은 보리와 마른 장작, 젖은 흙. 한 해 동안 구례의 부엌을 오가며 만든 캔들이에요.',
      '세 매장에서 시향지로 먼저 맡아 보실 수 있어요. 불을 끈 직후의 향도 함께 놓아두었어요.',
    ],
    body_en: [
      'Roasted barley, dry firewood, wet earth: a candle made over a year of visits to a kitchen in Gurye.',
      'Smell it on a blotter in all three stores, lit and just put out.',
    ],
  },
  {
    board: 'customer',
    topic: 'store',
    pinned: false,
    days_ago: 14,
    title: '성수 매장, 금요일은 밤 9시까지 열어요',
    title_en: 'Seongsu stays open until nine on Fridays',
    body: ['퇴근하고 들르기 늦다는 말씀이 많았어요. 이번 주부터 금요일에는 한 시간 더 열어 둘게요.'],
    body_en: ['Many of you said we close before you can get here. From this week we stay an hour longer on Fridays.'],
  },
  {
    board: 'customer',
    topic: 'product',
    pinned: false,
    days_ago: 29,
    title: '소이왁스 새 로트의 시험 성적서를 올렸어요',
    title_en: 'Test report for the new soy wax lot',
    body: ['녹는점 49.2도, 산가 0.3. 지난 로트와 차이가 거의 없어요. 문서실에서 로트 번호로 찾으실 수 있어요.'],
    body_en: [
      'Melting point 49.2 °C, acid value 0.3: almost no change from the last. Look it up by lot number in the document room.',
    ],
  },
  {
    board: 'customer',
    topic: 'store',
    pinned: false,
    days_ago: 41,
    title: '다 쓴 유리 용기를 되돌려 받아요',
    title_en: 'Bring back your empty glass',
    body: [
      '세 매장에 회수함을 놓았어요. 왁스가 남아 있어도 괜찮아요. 하나에 500점을 적립해 드려요.',
      '돌아온 용기는 씻고 삶아 수업에서 다시 써요.',
    ],
    body_en: [
      'There is now a box for them in all three stores, wax and all. Each earns 500 points.',
      'We wash and boil them for use in our classes.',
    ],
  },
  {
    board: 'customer',
    topic: 'guide',
    pinned: false,
    days_ago: 50,
    title: '연휴 고객센터 휴무 안내',
    title_en: 'Customer care is closed over the holiday',
    body: [
      '연휴 동안 남겨 주신 문의는 돌아와서 온 순서대로 답해 드려요. 주문은 계속 받고, 연휴 다음 날부터 보내 드려요.',
    ],
    body_en: [
      'Questions left over the holiday are answered in order when we return. You can still order; parcels leave the day after.',
    ],
  },
  {
    board: 'customer',
    topic: 'product',
    pinned: false,
    days_ago: 64,
    title: '디퓨저 리필을 따로 팔기 시작해요',
    title_en: 'Diffuser refills, sold on their own',
    body: ['병은 오래 쓰고 향만 바꾸세요. 유칼립투스 수건부터 시작해요. 리드는 새것으로 갈아 꽂아 주세요.'],
    body_en: ['Keep the bottle, change the scent. We begin with Eucalyptus Towel. Use fresh reeds.'],
  },
  {
    board: 'customer',
    topic: 'delivery',
    pinned: false,
    days_ago: 83,
    title: '해외 배송을 마흔세 나라로 넓혔어요',
    title_en: 'We now ship to 43 countries',
    body: ['EMS로 보내 드려요. 알코올이 든 향수와 스프레이는 나라에 따라 보낼 수 없어, 주문서에서 먼저 알려 드려요.'],
    body_en: [
      'By EMS. Perfume and sprays contain alcohol and cannot go everywhere; the order form tells you before you pay.',
    ],
  },
  {
    board: 'customer',
    topic: 'delivery',
    pinned: false,
    days_ago: 97,
    title: '더운 날 캔들 배송에는 얼음 팩을 넣어요',
    title_en: 'Ice packs for candles on hot days',
    body: [
      '한낮의 택배 차 안은 60도를 넘어요. 28도를 넘는 날에는 캔들과 왁스에 얼음 팩을 함께 넣어 보내요. 따로 받는 비용은 없어요.',
    ],
    body_en: [
      'A delivery van passes 60 °C at noon. On days above 28 °C candles and wax travel with ice, at no charge.',
    ],
  },
  {
    board: 'customer',
    topic: 'product',
    pinned: false,
    days_ago: 120,
    title: '향료의 알레르기 표시를 스물여섯 가지로 늘렸어요',
    title_en: 'Twenty-six allergens now listed',
    body: [
      '향수 상세 정보의 전성분 끝에서 확인하실 수 있어요. 피하셔야 하는 성분이 있다면 1:1 문의로 먼저 물어봐 주세요.',
    ],
    body_en: [
      'You will find them at the end of each perfume’s ingredients. If there is something you must avoid, ask us first.',
    ],
  },
  {
    board: 'customer',
    topic: 'store',
    pinned: false,
    days_ago: 151,
    title: '전주 매장이 은행로로 이사했어요',
    title_en: 'The Jeonju store has moved',
    body: ['한옥마을 주차장에서 걸어서 5분, 마당이 있는 집이에요. 마당에서는 밀랍 초를 담그는 수업을 열 거예요.'],
    body_en: [
      'Five minutes from the Hanok Village car park, in a house with a courtyard. We will dip beeswax candles there.',
    ],
  },
  {
    board: 'customer',
    topic: 'delivery',
    pinned: false,
    days_ago: 188,
    title: '택배 상자의 비닐을 종이로 바꿨어요',
    title_en: 'No more plastic in our parcels',
    body: ['완충재와 테이프까지 모두 종이예요. 그대로 접어 종이로 내놓으시면 돼요.'],
    body_en: ['Padding and tape are paper too. Fold it all and put it out with the paper.'],
  },
  {
    board: 'customer',
    topic: 'guide',
    pinned: false,
    days_ago: 230,
    title: '도매 회원의 수량별 가격을 새로 정했어요',
    title_en: 'New quantity prices for wholesale members',
    body: ['왁스는 50 kg부터, 오일은 1 L부터 단가가 달라져요. 로그인하시면 상품 화면에서 바로 보여요.'],
    body_en: ['Wax from 50 kg, oils from one litre. Sign in and you will see it on the product page.'],
  },
]
