type Row = [id: number, lead: string, lead_en: string]

const toWear: Row[] = [
  [1, '뿌린 사람보다 지나간 자리가 먼저 기억되는 향이에요.', 'Scents remembered by the place you just left.'],
  [
    20,
    '첫 향부터 마지막 잔향까지, 하루를 따라오는 향수예요.',
    'From the first note to the last trace, a perfume for the whole day.',
  ],
  [21, '손끝으로 덜어 바르는 향. 가방 속에서 새지 않아요.', 'Perfume for the fingertip, and never a spill in the bag.'],
  [
    22,
    '맥이 뛰는 곳에 한 줄. 알코올 없이 가까이 머물러요.',
    'One line where the pulse beats: no alcohol, close to the skin.',
  ],
  [
    94,
    '작은 병으로 여러 날 맡아 보고, 그다음에 고르세요.',
    'Small bottles to live with for a few days before you choose.',
  ],
  [23, '병과 향, 이름까지 정하는 하나뿐인 향수예요.', 'The bottle, the scent and the name: one perfume, yours alone.'],
]

const toLight: Row[] = [
  [
    2,
    '불을 켠 시간보다 끈 뒤의 시간이 더 길어요. 그 시간까지 생각하며 골라 보세요.',
    'The hours after the flame are longer than those with it. Choose for both.',
  ],
  [
    24,
    '콩에서 얻은 왁스가 천천히 녹으며 향을 고르게 펴요.',
    'Wax from soybeans melts slowly and lets the scent out evenly.',
  ],
  [
    50,
    '불빛이 비치는 유리. 다 쓴 뒤에는 컵이 돼요.',
    'Glass that glows with the flame, and a cup once the wax is gone.',
  ],
  [
    51,
    '손으로 빚은 그릇에 담은 초예요. 결이 하나하나 달라요.',
    'Candles in hand-thrown bowls, no two with the same grain.',
  ],
  [52, '뚜껑을 닫아 여행 가방에 넣어 가는 작은 초예요.', 'Close the lid and take it along: candles made to travel.'],
  [
    25,
    '그릇 없이 제 몸으로 서 있는 초예요. 식탁과 선반에 어울려요.',
    'Candles that stand on their own, for tables and shelves.',
  ],
  [
    53,
    '굵은 몸이 안쪽부터 타들어 가며 오래 곁에 있어요.',
    'A thick body that burns inward and keeps you company for long.',
  ],
  [54, '가늘고 긴 불꽃 하나로 저녁 식탁의 높이가 달라져요.', 'One tall flame changes the height of a dinner table.'],
  [26, '잠깐 켜 두기 좋은 불이에요. 여러 개를 모아도 예뻐요.', 'Lights for a short while, lovely alone or in a row.'],
  [55, '목욕하는 동안, 차 한 잔 마시는 동안만 켜 두세요.', 'For the length of a bath or a cup of tea.'],
  [56, '켜지 않아도 놓아두고 싶은 모양의 초예요.', 'Shapes worth keeping on the shelf, lit or not.'],
  [27, '상자를 여는 순간부터 향이 시작되는 선물이에요.', 'Gifts that begin the moment the box is opened.'],
  [
    92,
    '심지를 다듬고 불을 끄는 작은 도구가 초의 수명을 늘려요.',
    'Small tools to trim and snuff, so a candle burns cleaner and longer.',
  ],
]

const forRooms: Row[] = [
  [
    3,
    '문을 열었을 때 가장 먼저 반겨 주는 집의 냄새를 골라 보세요.',
    'Choose what greets you first when the door opens.',
  ],
  [28, '불 없이, 소리 없이 방 하나를 채워요.', 'Fills a room without a flame and without a sound.'],
  [57, '섬유 스틱을 몇 개 꽂느냐로 향의 세기를 정해요.', 'The number of reeds decides how strong it is.'],
  [58, '송풍구와 룸미러 곁에서 은은하게 퍼지는 향이에요.', 'A quiet scent beside the vent or the mirror.'],
  [
    29,
    '손님이 오기 전, 잠들기 전. 한 번 뿌려 공기를 바꿔요.',
    'Before guests, before sleep: one spray changes the air.',
  ],
  [59, '방 한가운데에 두세 번이면 충분해요.', 'Two or three in the middle of the room are enough.'],
  [
    60,
    '베개와 커튼에 뿌려 두면 움직일 때마다 향이 나요.',
    'On pillows and curtains, it comes back with every movement.',
  ],
  [30, '서랍과 옷장 속에서 옷에 천천히 배는 향이에요.', 'In drawers and wardrobes, it settles slowly into cloth.'],
  [61, '접어 둔 옷 사이에 한 장 넣어 두세요.', 'Slip one between folded clothes.'],
  [62, '옷걸이에 걸어 두면 문을 열 때마다 향이 나요.', 'Hang it on the rail; it answers each time the door opens.'],
]

const toMake: Row[] = [
  [
    4,
    '향을 직접 만드는 사람을 위한 재료예요. 작은 양부터 담을 수 있어요.',
    'Materials for people who make scent themselves, from small amounts up.',
  ],
  [
    31,
    '녹는 온도와 굳는 모습이 모두 달라요. 담을 그릇에 맞춰 고르세요.',
    'Each melts and sets in its own way. Choose by what it will be poured into.',
  ],
  [
    63,
    '그릇에 붓는 초의 기본. 표면이 곱고 향을 잘 머금어요.',
    'The base of candles in vessels: smooth on top, and it holds scent well.',
  ],
  [
    64,
    '벌집에서 온 은은한 꿀 내음. 단단하게 타올라요.',
    'A faint smell of honey from the comb, and a firm, steady burn.',
  ],
  [65, '부드럽고 하얀 왁스. 다른 왁스와 섞어 쓰기 좋아요.', 'Soft and white, and good company for other waxes.'],
  [
    77,
    '결정 무늬, 투명한 젤, 단단한 기둥. 원하는 모습에 맞는 왁스예요.',
    'Crystals, clear gel or a hard pillar: waxes for a look of their own.',
  ],
  [78, '굳기와 색, 표면을 조금씩 바로잡는 재료예요.', 'For small corrections of hardness, color and surface.'],
  [
    32,
    '한 방울의 차이를 아는 사람을 위한 향료예요. 성분 자료를 함께 드려요.',
    'For those who hear the difference a drop makes. Each comes with its data sheet.',
  ],
  [66, '왁스와 디퓨저에 맞춰 조향한 오일이에요.', 'Oils composed to work in wax and in diffusers.'],
  [67, '꽃과 잎, 나무와 뿌리에서 얻은 향 그대로예요.', 'Just as flowers, leaves, woods and roots give it.'],
  [76, '향료를 섞기만 하면 디퓨저가 되는 바탕 용액이에요.', 'Stir in an oil and it becomes a diffuser.'],
  [
    79,
    '향수와 롤온의 바탕이 되는 알코올과 식물성 오일이에요.',
    'Alcohol and plant oils that carry perfumes and roll-ons.',
  ],
  [33, '무엇을 담느냐만큼 어디에 담느냐가 중요해요.', 'What you pour it into matters as much as what you pour.'],
  [68, '뜨거운 왁스를 부어도 괜찮은 두께의 유리예요.', 'Glass thick enough for hot wax.'],
  [81, '빛을 가리고 온기를 오래 품는 그릇이에요.', 'Vessels that hide the light and keep the warmth.'],
  [69, '가볍고 깨지지 않아 선물과 여행에 좋아요.', 'Light and unbreakable, for gifts and for travel.'],
  [
    70,
    '입구가 좁아 천천히 증발해요. 스틱 길이에 맞춰 고르세요.',
    'A narrow neck slows it down. Choose by the length of your reeds.',
  ],
  [82, '한 번에 뿌려지는 양까지 살펴 고른 병이에요.', 'Bottles chosen down to how much one press gives.'],
  [34, '결과를 바꾸는 건 대개 작은 도구예요.', 'It is mostly small tools that change the outcome.'],
  [
    71,
    '그릇의 지름에 맞는 심지를 고르면 끝까지 고르게 타요.',
    'The right wick for the diameter burns evenly to the end.',
  ],
  [72, '녹이는 온도와 붓는 온도를 지켜 주는 도구예요.', 'For melting and pouring at the right temperature.'],
  [84, '0.1 g까지 재면 같은 향을 다시 만들 수 있어요.', 'Weigh to 0.1 g and you can make the same scent again.'],
  [73, '붓고, 기다리고, 꺼내면 모양이 생겨요.', 'Pour, wait, take it out: there is your shape.'],
  [35, '완성한 향에 색과 이름, 입을 옷을 골라 주세요.', 'Give what you made a color, a name and something to wear.'],
  [74, '왁스에 잘 풀리는 색이에요. 조금씩 더해 보세요.', 'Colors that dissolve in wax. Add a little at a time.'],
  [86, '눌러 말린 꽃과 잎으로 초와 사셰를 장식해 보세요.', 'Pressed flowers and leaves for candles and sachets.'],
  [75, '직접 만든 것에 이름을 붙이고 담아 건네세요.', 'Name what you made, box it, hand it over.'],
  [85, '리본 하나로 받는 사람의 첫인상이 달라져요.', 'One ribbon changes the first impression.'],
]

const toLearn: Row[] = [
  [
    5,
    '재료와 순서를 한 상자에 담았어요. 처음이어도 괜찮아요.',
    'Materials and steps in one box. A first time is fine.',
  ],
  [36, '녹이고 붓고 기다리면 내 초 하나가 생겨요.', 'Melt, pour, wait: a candle of your own.'],
  [37, '불을 쓰지 않고 만드는 집의 향이에요.', 'Scents for the home, made without a flame.'],
  [38, '책상 위에서 시작하는 조향. 이름도 직접 지어요.', 'Perfumery on your desk, down to the name.'],
  [
    87,
    '아이의 손으로도 안전하게 만들 수 있는 재료로 골랐어요.',
    'Chosen so that small hands can make it, with a grown-up near.',
  ],
  [6, '향을 읽고 쓰고 만드는 사람을 위한 책이에요.', 'Books for those who read, write and make scent.'],
  [88, '비율과 온도, 실패한 이유까지 적혀 있어요.', 'Ratios, temperatures, and why it failed the first time.'],
  [89, '냄새에 대한 이야기를 천천히 읽어 보세요.', 'Stories about smelling, to be read slowly.'],
  [90, '맡은 것을 잊기 전에 적어 두는 노트와 카드예요.', 'Notebooks and cards for what you smelled, before it fades.'],
  [
    7,
    '코로 배우고 손으로 남기는 시간이에요. 향의 학교 TSSA에서 열려요.',
    'Learn with the nose, keep it in the hands: classes at TSSA, our school.',
  ],
  [39, '맡은 것에 이름을 붙이는 데서 조향이 시작돼요.', 'Perfumery begins with naming what you smell.'],
  [40, '온도와 시간을 몸으로 익히는 캔들 수업이에요.', 'Candle classes where temperature and time become a habit.'],
  [41, '방의 크기에 맞는 향의 세기를 찾아봐요.', 'Find the strength that fits the size of a room.'],
  [42, '향을 문장으로 옮기는 연습을 해요.', 'Practice in putting scent into sentences.'],
  [91, '차근차근 배우고 자격증으로 마무리하는 과정이에요.', 'Step by step, with a certificate at the end.'],
  [12, '오래 사랑받은 향을 조금 가벼운 값에 만나 보세요.', 'Scents people come back for, at a lighter price.'],
]

/** What a category's page says below its name, by the category's number; search engines show it too. */
export const categoryLeads = new Map(
  [...toWear, ...toLight, ...forRooms, ...toMake, ...toLearn].map(([id, lead, lead_en]) => [id, { lead, lead_en }]),
)
