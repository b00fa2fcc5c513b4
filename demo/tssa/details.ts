import type { CourseDetail, CourseFormat, CourseLevel } from '@sillage/domains/course/words.ts'

const item = (name: string, name_en: string) => ({ name, name_en })
const step = (name: string, name_en: string, text: string, text_en: string) => ({ name, name_en, text, text_en })

type Detail = CourseDetail & { level: CourseLevel; format: CourseFormat; required?: number[] }

const comfortable = [item('편한 옷', 'Comfortable clothes')]
const notebook = [item('필기구', 'A pen'), item('향수는 뿌리지 않고 오기', 'No perfume on the day')]

/** The texts of the class pages, by product. */
export const details: Record<number, Detail> = {
  1601: {
    level: 'basic',
    format: 'studio',
    makes: [
      step(
        '첫 향수 15 ml',
        'A first perfume, 15 ml',
        '직접 고른 화음 셋으로 지어요',
        'Built from three accords you choose',
      ),
      step(
        '시향 노트 스물네 장',
        'Twenty-four scent notes',
        '다시 꺼낼 수 있는 말로 적어요',
        'Written so that you can find them again',
      ),
      step(
        '가려내는 코',
        'A nose that can tell',
        '마지막 주에 열여덟 개 넘게 맞혀요',
        'Name eighteen or more in the last week',
      ),
    ],
    syllabus: [
      step(
        '코를 깨우기',
        'Waking the nose',
        '같은 레몬, 다섯 가지 향료. 세 단어로 적어요.',
        'One lemon, five materials. Three words each.',
      ),
      step('가벼운 것', 'Light things', '시트러스와 잎은 왜 먼저 떠날까', 'Why citrus and leaves leave first'),
      step('약초와 바람', 'Herbs and wind', '라벤더 네 종류를 가려요', 'Telling four lavenders apart'),
      step('과일은 속임수', 'Fruit is a trick', '복숭아가 없는 복숭아', 'A peach without any peach'),
      step(
        '꽃은 하나가 아니에요',
        'No flower is one thing',
        '장미를 일곱 조각으로 나눠요',
        'Taking a rose apart in seven pieces',
      ),
      step(
        '향신료의 온도',
        'The warmth of spice',
        '정향과 계피, 한도를 지키는 법',
        'Clove and cinnamon, and how to stay within limits',
      ),
      step('남는 것', 'What stays', '나무, 수지, 머스크', 'Woods, resins, musks'),
      step('첫 향수', 'The first perfume', '화음 셋을 섞어 15 ml를 지어요', 'Three accords, 15 ml'),
    ],
    included: [
      item('향료 24가지, 각 3 ml', '24 materials, 3 ml each'),
      item('시향지 200장, 노트 한 권', '200 blotters and a notebook'),
      item('향수용 알코올 100 ml', '100 ml perfumer’s alcohol'),
    ],
    kit: item('조향 기초 재료 상자', 'Perfumery I materials box'),
    bring: notebook,
  },
  1602: {
    level: 'day',
    format: 'studio',
    makes: [
      step(
        '소이 캔들 두 개, 각 180 g',
        'Two soy candles, 180 g each',
        '심지와 향을 골라 부어요',
        'Poured with the wick and scent you choose',
      ),
    ],
    syllabus: [
      step(
        '녹이고, 섞고, 붓기',
        'Melt, blend, pour',
        '왁스 온도, 향 비율, 심지 굵기를 한 번에 익혀요.',
        'Wax temperature, fragrance load and wick size in one go.',
      ),
    ],
    included: [
      item('소이 왁스와 유리 용기', 'Soy wax and a glass vessel'),
      item('향료 한 가지와 심지', 'One fragrance and a wick'),
    ],
    bring: comfortable,
  },
  1603: {
    level: 'basic',
    format: 'mixed',
    makes: [step('갈대 디퓨저 100 ml', 'A 100 ml reed diffuser', '두 주 동안 무게를 재요', 'Weighed for two weeks')],
    syllabus: [
      step(
        '공기로 가는 길',
        'The way into the air',
        '용제와 갈대를 고르고 첫 무게를 재요.',
        'Choose base and reeds, take the first weight.',
      ),
      step(
        '남은 무게 읽기',
        'Reading what is left',
        '집에서 잰 숫자로 다음 비율을 정해요.',
        'Your own numbers decide the next blend.',
      ),
    ],
    included: [
      item('베이스 200 ml와 갈대', '200 ml base and reeds'),
      item('0.01 g 저울 빌리기', 'A 0.01 g scale on loan'),
    ],
    bring: notebook,
  },
  1604: {
    level: 'basic',
    format: 'studio',
    makes: [step('향에 대한 글 네 편', 'Four pieces on scent', '서로 읽고 고쳐요', 'Read and revised together')],
    syllabus: [
      step('세 단어', 'Three words', '비유 없이 적어 보기', 'Writing without a comparison'),
      step('장소의 냄새', 'The smell of a place', '스튜디오 밖에서 적어요', 'Notes from outside the studio'),
      step('기억의 냄새', 'The smell of a memory', '오래된 향 하나를 다시 꺼내요', 'Bringing one old scent back'),
      step('읽는 날', 'Reading day', '한 편을 골라 함께 읽어요', 'Choose one and read it aloud'),
    ],
    included: [item('시향지와 노트', 'Blotters and a notebook'), item('읽을거리 묶음', 'A reader')],
    bring: notebook,
  },
  1605: {
    level: 'day',
    format: 'studio',
    makes: [step('밀랍 초 여섯 자루', 'Six beeswax candles', '서른 번 담가 만들어요', 'Dipped thirty times each')],
    syllabus: [
      step(
        '담그고, 식히고, 다시',
        'Dip, cool, again',
        '밀랍의 온도와 초의 굵기를 손으로 배워요.',
        'Learn temperature and thickness by hand.',
      ),
    ],
    included: [item('밀랍과 면 심지', 'Beeswax and cotton wicks'), item('앞치마', 'An apron')],
    bring: comfortable,
  },
  1606: {
    level: 'day',
    format: 'studio',
    makes: [step('향수 30 ml', 'A 30 ml perfume', '처음부터 끝까지 하루에', 'From first idea to bottle in a day')],
    syllabus: [
      step(
        '고르고, 섞고, 이름 붙이기',
        'Choose, blend, name',
        '향료 스물네 가지에서 여섯을 골라 한 병을 만들어요.',
        'Six of 24 materials become one bottle.',
      ),
    ],
    included: [item('향료 스물네 가지', '24 materials'), item('향수병과 상자', 'Bottle and box')],
    bring: comfortable,
  },
  1621: {
    level: 'certificate',
    format: 'studio',
    required: [1601, 1622, 1602],
    why: {
      text: '초를 한 번은 부어 본 분, 또는 조향을 배운 분이 들을 수 있어요. 첫 주부터 연소 시험을 해요.',
      text_en: 'For those who have poured a candle or studied perfumery: burn tests begin in the first week.',
    },
    makes: [
      step('시험한 초 네 가지', 'Four tested candles', '연소 기록과 함께', 'With their burn records'),
      step('표시 라벨', 'A label that meets the law', '법에 맞는 라벨을 직접 만들어요', 'Drawn up by you'),
    ],
    syllabus: [
      step('왁스 다섯', 'Five waxes', '녹는점과 수축을 재요', 'Melting points and shrinkage'),
      step('심지', 'Wicks', '지름과 불꽃의 높이', 'Diameter and flame height'),
      step('향 넣기', 'Fragrance load', '비율과 온도', 'Ratio and temperature'),
      step('용기', 'Vessels', '열과 유리', 'Heat and glass'),
      step('첫 연소 시험', 'First burn test', '네 시간씩 세 번', 'Three times four hours'),
      step('색', 'Color', '빛에 바래지 않게', 'Without fading'),
      step('기둥 초', 'Pillars', '몰드와 식히기', 'Molds and cooling'),
      step('밀랍', 'Beeswax', '담그기와 말기', 'Dipping and rolling'),
      step('표시 사항', 'Labeling', '성분과 주의 문구', 'Ingredients and warnings'),
      step('신고와 한도', 'Registration and limits', '파는 사람의 책임', 'What a seller answers for'),
      step('마지막 연소 시험', 'Final burn test', '내 초를 끝까지 태워요', 'Your own candle, to the end'),
      step('심사', 'Review', '초 네 가지와 라벨을 심사받아요', 'Four candles and their labels are reviewed'),
    ],
    included: [
      item('왁스 다섯 가지 4 kg', 'Five waxes, 4 kg'),
      item('심지 시험 묶음', 'A set of test wicks'),
      item('심사비', 'The review fee'),
    ],
    kit: item('캔들 시험 재료 상자', 'Candle testing box'),
    bring: comfortable,
  },
  1622: {
    level: 'intermediate',
    format: 'studio',
    required: [1601],
    why: {
      text: '향료 스물네 가지를 눈 감고 가려낼 수 있어야 화음을 다룰 수 있어요.',
      text_en: 'Accords need a nose that knows twenty-four materials with eyes closed.',
    },
    makes: [step('화음 여섯', 'Six accords', '비율을 적은 내 카드', 'Your own cards with their ratios')],
    syllabus: [
      step('둘로 만드는 셋', 'Two make three', '두 향료 사이의 비율', 'The ratio between two materials'),
      step('장미 화음', 'A rose accord', '조각으로 다시 짓기', 'Rebuilding it from pieces'),
      step('시프레', 'Chypre', '이끼 없이 이끼를', 'Moss without moss'),
      step('앰버', 'Amber', '달고 무겁지 않게', 'Sweet, not heavy'),
      step('머스크', 'Musks', '보이지 않는 뼈대', 'The frame you do not see'),
      step('내 화음', 'Your own', '이름을 붙이고 나눠요', 'Named and shared'),
    ],
    included: [item('향료 36가지, 각 3 ml', '36 materials, 3 ml each'), item('화음 카드', 'Accord cards')],
    bring: notebook,
  },
  1623: {
    level: 'day',
    format: 'studio',
    makes: [step('티라이트 열두 개', 'Twelve tealights', '아이와 색을 골라요', 'In colors you choose with your child')],
    syllabus: [
      step(
        '둘이서 붓기',
        'Pouring together',
        '어른이 녹이고 아이가 색과 향을 골라요.',
        'Grown-ups melt, children choose color and scent.',
      ),
    ],
    included: [item('두 사람 몫의 재료', 'Materials for two'), item('아이 앞치마', 'A child’s apron')],
    bring: comfortable,
  },
  1624: {
    level: 'day',
    format: 'studio',
    makes: [step('한지 디퓨저', 'A hanji diffuser', '접어서 세우는 종이 꽃', 'A folded paper flower')],
    syllabus: [
      step(
        '접고 적시기',
        'Fold and soak',
        '한지의 결을 따라 접고 향을 먹여요.',
        'Fold along the grain and let it drink the scent.',
      ),
    ],
    included: [item('한지와 받침', 'Hanji and a stand'), item('디퓨저 액 100 ml', '100 ml diffuser base')],
    bring: comfortable,
  },
}
