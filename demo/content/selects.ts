type Item = { product_id: number; note: string; note_en: string }
type SeedSelect = {
  id: number
  title: string
  title_en: string
  intro: string
  intro_en: string
  items: Item[]
  days_ago: number
}

const item = (product_id: number, note: string, note_en: string): Item => ({ product_id, note, note_en })

/** Curated lists of the demo shop, the oldest first. */
export const selects: SeedSelect[] = [
  {
    id: 1,
    title: '비 오는 날의 책상',
    title_en: 'A desk on a rainy day',
    intro:
      '창을 조금 열어 두고 오래 앉아 있는 날을 위해 골랐어요. 젖은 종이와 나무, 연필 냄새가 서로를 방해하지 않아요.',
    intro_en: 'For a day at the desk with the window ajar. Wet paper, wood and pencil, none louder than the other.',
    items: [
      item(
        1101,
        '펼쳐 둔 책에서 나는 냄새예요. 손목보다 소매 끝에 뿌려 보세요.',
        'An open book. Try it on a cuff rather than a wrist.',
      ),
      item(
        1109,
        '연필을 깎다가 잠깐 쉬는 시간이에요. 가방에 넣기 좋아요.',
        'The pause while sharpening a pencil. It fits in a bag.',
      ),
      item(1208, '오후 세 시의 졸음을 밀어내 줘요.', 'It sends the three o’clock drowsiness away.'),
      item(1203, '장마철 방 안의 눅눅함을 매실 향으로 바꿔요.', 'Turns the damp of the monsoon into green plum.'),
      item(
        1505,
        '맡은 향을 적어 두면 다음에 더 잘 맡을 수 있어요.',
        'Write a smell down and you will smell it better next time.',
      ),
    ],
    days_ago: 90,
  },
  {
    id: 2,
    title: '처음 향을 만드는 사람에게',
    title_en: 'For the first thing you make',
    intro: '무엇부터 사야 할지 모르겠다는 분이 많아요. 한 번에 하나씩, 실패하기 어려운 순서로 모았어요.',
    intro_en:
      'People ask what to buy first. Here it is, one step at a time, in the order that is hardest to get wrong.',
    items: [
      item(
        1401,
        '온도계만 있으면 한 시간 안에 두 개를 만들어요.',
        'With a thermometer you will have two candles within the hour.',
      ),
      item(1301, '키트를 다 쓰고 나면 왁스만 더 있으면 돼요.', 'Once the kit is used up, wax is all you need.'),
      item(
        1310,
        '용기 지름에 맞는 심지를 고르는 법이 상자에 적혀 있어요.',
        'How to match a wick to a jar is printed on the box.',
      ),
      item(
        1304,
        '처음에는 한 가지 향만 넣어 보세요. 무화과는 왁스에서도 또렷해요.',
        'Begin with one scent. Fig stays clear even in wax.',
      ),
      item(1402, '불이 무섭다면 디퓨저부터 시작해도 좋아요.', 'Uneasy about flames? Start with a diffuser.'),
      item(1502, '잘 안됐을 때 펼쳐 보는 책이에요.', 'The book to open when something went wrong.'),
    ],
    days_ago: 41,
  },
  {
    id: 3,
    title: '긴 밤을 위한 일곱 가지',
    title_en: 'Seven things for long nights',
    intro: '해가 일찍 지는 달에는 냄새도 천천히 움직여요. 저녁을 먹고 잠들 때까지, 켜는 순서대로 놓았어요.',
    intro_en: 'When the sun sets early, scent moves slowly too. From dinner to sleep, in the order you light them.',
    items: [
      item(
        1001,
        '상을 치우기 전에 켜고, 다 치우면 꺼요. 끈 뒤가 가장 좋아요.',
        'Light it before clearing the table, put it out after. The best part comes then.',
      ),
      item(
        1003,
        '거실이 추워 보일 때, 귤껍질을 난로에 올린 것처럼요.',
        'When the room looks cold: tangerine peel on a stove.',
      ),
      item(1010, '두 사람이 이야기하는 동안 딱 알맞게 남아요.', 'It lasts exactly as long as two people talking.'),
      item(1005, '불을 낮추고 싶은 시간에 어울려요.', 'For the hour when the lights go down.'),
      item(1006, '욕조에 몸을 담그기 십 분 전에 켜 두세요.', 'Light it ten minutes before the bath is full.'),
      item(1209, '베개에 두 번, 팔을 뻗어서 뿌려요.', 'Two sprays on the pillow, at arm’s length.'),
      item(1015, '한 개가 다 타면 잘 시간이에요.', 'When one has burned down, it is time to sleep.'),
    ],
    days_ago: 5,
  },
]
