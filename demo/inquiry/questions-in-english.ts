/** What a translation service would answer for the open questions of the demo shop, which has none. */
export const questionsInEnglish: Record<string, string> = {
  '작은 욕실에서 켜도 괜찮을까요?': 'May I burn it in a small bathroom?',
  '네, 괜찮아요. 다만 한 시간에 한 번은 문을 열어 환기해 주시고, 물이 튀지 않는 자리에 두어 주세요.':
    'Yes. Please open the door once an hour, and keep it away from splashing water.',
  '한 번에 몇 시간까지 켜는 게 좋나요?': 'How many hours at a time are best?',
  '첫날은 표면이 가장자리까지 녹도록 두 시간쯤, 그다음부터는 네 시간을 넘기지 않는 것이 좋아요.':
    'About two hours on the first day, until the surface has melted to the edge; after that no more than four.',
  '선물 포장에 손편지를 넣을 수 있나요?': 'Can you add a handwritten note to the gift wrapping?',
  '뚜껑을 덮어서 꺼도 되나요?': 'May I put it out with the lid?',
  '네, 뚜껑을 덮으면 연기 없이 꺼지고 먼지도 앉지 않아요.':
    'Yes. With the lid it goes out without smoke, and no dust settles on it.',
  '심지가 한쪽으로 기울었어요. 그대로 켜도 될까요?': 'The wick leans to one side. May I light it as it is?',
  '왁스가 녹아 있을 때 핀셋으로 가운데로 옮기고 식힌 뒤에 켜 주세요.':
    'While the wax is liquid, move the wick to the middle with tweezers and let it cool before you light it.',
  '이 크기는 몇 평 방에 어울리나요?': 'What size of room is this one for?',
  '다섯 평쯤 되는 방에서 은은하게 느껴져요. 거실이라면 큰 크기를 권해 드려요.':
    'You notice it gently in a room of about 16 m². For a living room we suggest the large size.',
  '여름 택배에 녹지 않나요?': 'Does it melt in the post in summer?',
  '더운 날에는 보냉 봉투에 넣어 보내 드려요. 윗면이 살짝 녹았어도 굳으면 그대로 쓰실 수 있어요.':
    'On hot days we send it in an insulated bag. If the top has melted a little, it is fine to use once it has set.',
  '쓰고 난 용기를 가져가면 다시 채워 주시나요?': 'Do you refill the glass if I bring it back?',
  '하나가 몇 시간쯤 타나요?': 'How many hours does one burn?',
  '상세 정보에 적어 둔 시간은 바람 없는 방에서 잰 값이에요. 창가에서는 조금 더 빨리 타요.':
    'The hours under details were measured in a room without drafts. By a window they burn a little faster.',
  '선물할 분께 바로 보내 주실 수 있나요?': 'Can you send it straight to the person I give it to?',
  '네, 받는 분 주소를 적어 주시면 가격표 없이 보내 드려요.':
    'Yes. Enter their address and we send it without a price tag.',
  '리본 색을 고를 수 있나요?': 'Can I choose the color of the ribbon?',
  '지금은 아이보리 한 가지예요. 메모를 남겨 주시면 리본 없이도 보내 드려요.':
    'There is only ivory at the moment. Leave a note if you would like it without a ribbon.',
  '여러 곳으로 나누어 보낼 수 있나요?': 'Can you send it to several addresses?',
  '시향지를 먼저 받아 볼 수 있을까요?': 'Could I get a scent card first?',
  '네, 주문하실 때 배송 메모에 적어 주시면 원하시는 향의 시향 카드를 두 장까지 함께 보내 드려요.':
    'Yes. Name the scents in the delivery note and we add up to two cards to your order.',
  '임신 중인데 써도 되나요?': 'May I wear it while I am pregnant?',
  '피부에 바르는 향은 담당 선생님과 먼저 이야기해 보시길 권해요. 전성분은 상세 정보에 모두 적어 두었어요.':
    'For a scent on the skin, please ask your doctor first. All ingredients are listed under details.',
  '하루에 몇 번쯤 뿌리면 되나요?': 'How often should I put it on?',
  '손목과 목 뒤에 한 번씩이면 여섯 시간쯤 남아요.': 'Once on each wrist and once on the neck lasts about six hours.',
  '비건 제품인가요?': 'Is it vegan?',
  '네, 동물에서 온 원료를 쓰지 않고 동물 실험도 하지 않아요.':
    'Yes. Nothing in it comes from animals, and we do not test on animals.',
  '비행기에 들고 탈 수 있는 크기인가요?': 'Is it small enough for hand luggage?',
  '네, 100 ml를 넘지 않아 기내에 들고 타실 수 있어요.':
    'Yes. It holds no more than 100 ml, so you can take it on board.',
  '다른 향과 겹쳐 써도 될까요?': 'Can I wear it together with another scent?',
  '고양이를 키우는데 안전한가요?': 'Is it safe with a cat?',
  '고양이는 에센셜 오일에 예민할 수 있어요. 닿지 않는 높은 곳에 두고, 같은 방에 오래 두지 않는 것이 좋아요.':
    'Cats can be sensitive to essential oils. Keep it high up and out of reach, and not for long in the same room.',
  '스틱은 몇 개를 꽂아야 하나요? 방은 열 평쯤이에요.': 'How many sticks should I use? My room is about 33 m².',
  '다 쓴 병에 다른 향을 담아 써도 되나요?': 'May I fill the empty bottle with another scent?',
  '네, 병을 알코올로 헹구어 말린 뒤 새 스틱을 꽂아 주세요.':
    'Yes. Rinse the bottle with alcohol, let it dry, and use new sticks.',
  '얼마나 오래 쓸 수 있나요?': 'How long does it last?',
  '방 온도에 따라 두세 달이에요. 스틱을 뒤집으면 향이 다시 진해져요.':
    'Two to three months, depending on the room. Turn the sticks and the scent comes back stronger.',
  '리필만 따로 살 수 있나요?': 'Can I buy just the refill?',
  '흰 이불에 뿌려도 얼룩이 남지 않나요?': 'Does it leave stains on white linen?',
  '네, 남지 않아요. 실크에는 안쪽에 먼저 시험해 보세요.':
    'No, it does not. On silk, please try it on the inside first.',
  '아기 방에 써도 될까요?': 'May I use it in a baby’s room?',
  '아기가 없을 때 뿌리고 환기한 뒤에 들어가시길 권해요.':
    'Please spray it while the baby is out, and air the room first.',
  '고양이가 있는 집인데 괜찮을까요?': 'We have a cat. Is it all right?',
  '고양이는 에센셜 오일에 예민할 수 있어요. 고양이가 눕는 천에는 뿌리지 말아 주세요.':
    'Cats can be sensitive to essential oils. Please do not spray it on fabric the cat lies on.',
  '커튼에 뿌리면 얼마나 가나요?': 'How long does it last on curtains?',
  '바람이 없는 방이라면 반나절쯤 남아요.': 'About half a day in a room without drafts.',
  '향이 얼마나 오래가나요?': 'How long does the scent last?',
  '닫힌 서랍에서는 석 달쯤 가요. 손으로 주무르면 향이 다시 올라와요.':
    'About three months in a closed drawer. Knead it and the scent comes back.',
  '세탁해서 다시 쓸 수 있나요?': 'Can I wash it and use it again?',
  '대량으로 사면 시험 성적서도 함께 받을 수 있나요?': 'Do I get the test report with a large order?',
  '네, 로트마다 성적서가 있어요. 문서실에서 로트 번호로 찾으실 수 있고, 필요하시면 메일로도 보내 드려요.':
    'Yes, each batch has one. Find it by its lot number under Documents, or ask us to email it.',
  '유통기한이 얼마나 되나요?': 'How long does it keep?',
  '햇빛을 피해 서늘한 곳에 두시면 만든 날부터 24개월이에요.':
    'Kept cool and out of the sun, 24 months from the day it was made.',
  '처음인데 몇 도에서 부어야 하나요?': 'It is my first time. At what temperature do I pour it?',
  '포장에 적힌 온도에서 시작해 보세요. 방이 추우면 5도쯤 높이면 표면이 고르게 나와요.':
    'Start with the temperature on the pack. In a cold room about 5 degrees more gives an even surface.',
  '방문해서 사면 더 큰 포장도 있나요?': 'Do you sell larger packs in the shop?',
  '지름 7 cm 유리에는 어떤 굵기가 맞나요?': 'Which size fits a glass of 7 cm?',
  '소이왁스라면 중형부터 시험해 보세요. 가장자리가 덜 녹으면 하나 굵은 것이 맞아요.':
    'With soy wax, try the medium one first. If the edge does not melt, take the next size up.',
  '뜨거운 왁스를 바로 부어도 깨지지 않나요?': 'Does it crack if I pour in hot wax?',
  '70도까지는 괜찮아요. 겨울에는 용기를 먼저 미지근하게 데워 주세요.':
    'Up to 70 degrees is fine. In winter, please warm the glass first.',
  '초등학생과 함께 만들어도 될까요?': 'Can I make it with a child of primary-school age?',
  '뜨거운 것을 다루는 일만 어른이 해 주시면 충분히 함께 만들 수 있어요.':
    'Yes, if an adult does what is hot, you can make it together.',
  '영어로 된 것도 있나요?': 'Is there an English edition?',
  '아직은 한국어로만 나와 있어요. 그림과 표가 많아 눈으로 따라가실 수 있어요.':
    'Only in Korean so far. There are many drawings and tables to follow.',
  '귤 향이 여름에도 어울릴까요?': 'Does the mandarin scent suit summer, too?',
  '네, 늦은 오후에 창을 열고 켜 보세요. 햇볕에 마른 귤껍질처럼 가벼워져요.':
    'Yes. Light it in the late afternoon with the window open: it becomes as light as peel dried in the sun.',
}
