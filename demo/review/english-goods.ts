/** What is said of scents, in English. */
export const englishOfGoods: Record<string, string> = {
  '심지를 끄고 나서 남는 향이 더 좋아요.': 'The scent that stays after I put out the wick is even better.',
  '처음 켠 날 거실 공기가 달라졌어요.': 'The air in the living room changed the first day I lit it.',
  '퇴근하고 켜는 게 하루의 마지막 순서가 됐어요.': 'Lighting it after work has become the last thing I do in a day.',
  '사진보다 실물의 색이 훨씬 차분해요.': 'The color is much calmer than in the pictures.',
  '그을음 없이 끝까지 고르게 타요.': 'It burns evenly to the end without soot.',
  '두통이 잘 생기는 편인데 이 향은 괜찮았어요.': 'I get headaches easily, but this scent was fine.',
  '친구 집들이 선물로 샀다가 제 것도 하나 더 샀어요.':
    'I bought it as a housewarming gift and ended up getting one for myself.',
  '비 오는 날에 켜면 방이 조금 넓어진 기분이 들어요.': 'Lit on a rainy day, it makes the room feel a little larger.',
  '상자를 열자마자 은은하게 새어 나오는 향이 반가웠어요.':
    'The faint scent when I opened the box was a lovely welcome.',
  '한 시간쯤 켜 두면 옆방까지 은은하게 번져요.': 'After an hour it reaches the next room, softly.',
  '왁스가 가장자리까지 고르게 녹아서 터널이 안 생겼어요.': 'The wax melted evenly to the edge, with no tunnel.',
  '다 쓴 용기는 씻어서 연필꽂이로 쓰고 있어요.': 'I washed the empty glass and keep pencils in it.',
  '책 읽을 때 켜 두면 페이지가 더 천천히 넘어가요.': 'With it burning, the pages turn a little more slowly.',
  '저녁 먹고 설거지하는 동안 켜 두면 음식 냄새가 사라져요.':
    'Lit while I do the dishes, it takes the smell of dinner away.',
  '포장이 단단해서 병에 흠집 하나 없이 왔어요.': 'It was packed so well that the glass came without a scratch.',
  '심지를 5mm로 다듬고 켜니 불꽃이 얌전해요.': 'With the wick trimmed to 5 mm the flame is calm.',
  '벌써 두 번째 구매인데 향이 똑같이 고르게 나와요.': 'My second one already, and the scent is just as even.',
  '잠들기 삼십 분 전에 켰다가 끄고 자면 딱 좋아요.': 'Lit half an hour before bed and then put out: just right.',
  '향은 좋은데 제 방에는 조금 약하게 느껴져요. 넓은 거실에는 두 개를 켜야 할 것 같아요.':
    'I like the scent, but it is a little weak for my room. A large living room would need two.',
  '예쁘고 잘 타지만 배송이 하루 늦었어요. 향은 마음에 들어요.':
    'It is pretty and burns well, but it came a day late. I like the scent.',
  '첫 향은 조금 낯설었어요. 며칠 지나니 괜찮아졌는데 취향을 탈 것 같아요.':
    'The first impression was a little strange. A few days later I was used to it, but it may not be for everyone.',
  '뚜껑이 헐거워서 향이 조금 날아간 채로 왔어요. 기대가 컸던 만큼 아쉬워요.':
    'The lid was loose and some of the scent had gone. I had looked forward to it, so that was a pity.',
  '속상하셨죠. 뚜껑이 헐거운 것은 저희 잘못이에요. 새것을 보내 드렸으니 받아 보시고 편하게 알려 주세요.':
    'We are sorry. A loose lid is our mistake. We have sent you a new one; please let us know how it arrives.',
  '작은 불을 여러 개 켜 두니 식탁이 달라졌어요.': 'A few small flames changed the whole table.',
  '선물했더니 상자부터 예쁘다고 좋아했어요.': 'It was a gift, and she loved it from the box on.',
  '하나씩 나누어 켜기 좋은 크기예요.': 'A good size to light one at a time.',
  '목욕할 때 두세 개만 켜도 충분해요.': 'Two or three are enough for a bath.',
  '향이 세지 않아서 식사할 때도 괜찮았어요.': 'The scent is not strong, so it was fine at dinner.',
  '그을음 없이 끝까지 타요.': 'They burn to the end without soot.',
  '다음 명절 선물도 이걸로 정했어요.': 'I have decided on it for the next holiday gifts, too.',
  '포장이 단단해서 하나도 깨지지 않고 왔어요.': 'Packed firmly: not one was broken.',
  '몇 개는 아껴 두었어요.': 'I am saving a few of them.',
  '예쁘고 향도 좋은데 생각보다 작아요. 큰 것도 함께 사야겠어요.':
    'Pretty, and the scent is good, but smaller than I thought. I should get the large one, too.',
  '첫 향보다 두 시간 뒤가 진짜예요.': 'Two hours in is the real scent, not the beginning.',
  '가까이 온 사람만 알아채는 정도라 회사에서도 편해요.': 'Only people who come close notice, so I wear it at work.',
  '이름을 보고 골랐는데 이름 그대로의 향이 나요.': 'I chose it for its name, and it smells just like its name.',
  '하루 종일 손목을 코에 가져다 대고 있었어요.': 'I kept bringing my wrist to my nose all day.',
  '남들이 안 쓰는 향을 찾고 있었는데 이거예요.': 'I was looking for a scent that no one else wears, and this is it.',
  '겨울 니트에 닿으면 다음 날까지 남아 있어요.': 'On a winter sweater it is still there the next day.',
  '여섯 시간쯤 지나도 살결에 잔향이 있어요.': 'Six hours later it is still on the skin.',
  '달지 않아서 남편이랑 같이 써요.': 'It is not sweet, so my husband wears it, too.',
  '향이 바뀌어 가는 게 재미있어서 자꾸 맡게 돼요.': 'It is fun to follow how it changes.',
  '병이 단정해서 화장대에 두기 좋아요.': 'The bottle is neat and looks good on the dresser.',
  '선물로 하나 더 주문했어요.': 'I ordered another one as a gift.',
  '샘플을 같이 넣어 주셔서 다음 향을 골라 뒀어요.': 'They sent a sample along, so I know what I will get next.',
  '향은 참 좋은데 지속력이 조금 짧아요. 점심때 한 번 더 써요.':
    'A lovely scent that could last a little longer. I put some on again at noon.',
  '여름에는 조금 무겁게 느껴져요. 가을에 다시 꺼내 볼게요.':
    'A little heavy in summer. I will take it out again in autumn.',
  '제 피부에서는 설명과 다른 향이 났어요. 시향지를 먼저 받아 볼 걸 그랬어요.':
    'On my skin it smelled different from the description. I should have asked for a card to smell first.',
  '향수는 살결에 따라 달라질 수 있어요. 다음에는 시향 카드를 먼저 보내 드릴게요. 고객센터로 말씀해 주세요.':
    'Perfume can change with the skin. Next time we will send you a scent card first. Please ask our customer care.',
  '가방 속에서 샐 걱정이 없어서 늘 가지고 다녀요.': 'It cannot leak in my bag, so I always carry it.',
  '손목 안쪽에 살짝만 발라도 충분해요.': 'A touch on the inside of the wrist is enough.',
  '회의 전에 조용히 바르기 좋아요.': 'Easy to put on quietly before a meeting.',
  '비행기에 들고 탈 수 있어서 샀어요.': 'I bought it because I can take it on a plane.',
  '체온이 오르면 향이 한 번 더 올라와요.': 'When I get warm, the scent rises once more.',
  '끈적이지 않고 금방 스며들어요.': 'It is not sticky and sinks in at once.',
  '작지만 오래 쓸 것 같아요.': 'Small, but I think it will last a long time.',
  '동생 것도 하나 더 샀어요.': 'I bought one for my sister, too.',
  '향은 좋은데 한 시간쯤 지나면 많이 약해져요. 자주 덧발라야 해요.':
    'A good scent, but after an hour it is much weaker. I have to put it on often.',
  '인공적인 방향제 냄새가 아니라서 좋아요.': 'I like that it does not smell like an air freshener.',
  '이불에 두 번 뿌리고 누우면 마음이 가라앉아요.': 'Two sprays on the duvet, and I calm down.',
  '분사가 고와서 천에 얼룩이 안 남아요.': 'The spray is so fine that it leaves no stain on fabric.',
  '외출하고 돌아와 커튼에 뿌려 두면 방이 산뜻해져요.':
    'Sprayed on the curtains when I come home, it makes the room fresh.',
  '손님이 오기 직전에 한 번이면 충분해요.': 'Once, just before guests come, is enough.',
  '두 달째 쓰고 있는데 아직 반이 남았어요.': 'Two months in, and half of it is left.',
  '향이 금방 사라지지 않고 은은하게 남아요.': 'The scent does not vanish; it stays, softly.',
  '아이 방에도 멀리서 한 번씩 뿌려요.': 'I spray it once from afar in the children’s room, too.',
  '다 쓰면 같은 향으로 또 살 거예요.': 'When it is empty I will buy the same scent again.',
  '병이 손에 잘 잡혀서 쓰기 편해요.': 'The bottle sits well in the hand.',
  '향은 마음에 드는데 조금 더 오래 남았으면 좋겠어요.': 'I like the scent. I wish it stayed a little longer.',
  '뚜껑이 덜 잠겼는지 상자가 조금 젖어 있었어요. 내용물은 거의 남아 있지만 아쉬워요.':
    'The cap may have been loose: the box was a little wet. Most of it was left, but it was a pity.',
  '뚜껑을 제대로 확인하지 못해 죄송해요. 꼼꼼히 조인 새 병을 다시 보내 드렸어요.':
    'We are sorry that the cap was loose. We have sent you a new bottle, checked twice.',
  '젖은 상자를 받으셨다니 죄송해요. 마개를 바꾼 새 병으로 다시 보내 드렸어요.':
    'We are sorry that the box arrived wet. We have sent a new bottle with a different stopper.',
  '옷장을 열 때마다 은은하게 올라와요.': 'It rises gently whenever I open the wardrobe.',
  '서랍에 넣어 두니 속옷까지 향이 배어요.': 'I put it in a drawer, and everything in it smells of it.',
  '여행 가방에 넣어 두었더니 옷이 눅눅하지 않아요.': 'I kept it in my suitcase, and my clothes stayed fresh.',
  '천이 곱고 매듭이 단정해요.': 'The fabric is fine and the knot is neat.',
  '손으로 살짝 주무르면 향이 다시 살아나요.': 'Knead it a little and the scent wakes up again.',
  '석 달이 지났는데 아직 향이 남아 있어요.': 'Three months later it still smells.',
  '차 안에 하나 걸어 두었어요.': 'I hung one in the car.',
  '어머니께도 보내 드렸어요.': 'I sent one to my mother, too.',
  '향은 좋은데 큰 옷장에는 두 개로 조금 모자라요.': 'A good scent, but two are not quite enough for a large wardrobe.',
  '현관에 두었더니 집에 들어올 때마다 기분이 좋아요.': 'It stands in the hall, and I am glad each time I come home.',
  '작은 욕실에 딱 맞는 세기예요.': 'Just the right strength for a small bathroom.',
  '손님이 올 때마다 무슨 향이냐고 물어봐요.': 'Every guest asks what it is.',
  '고양이가 있어서 걱정했는데 높은 선반에 두니 괜찮아요.':
    'I was worried because of the cat, but it is fine on a high shelf.',
  '스틱을 세 개만 꽂아도 충분해요.': 'Three sticks are enough.',
  '향이 바뀌지 않고 처음 그대로 가요.': 'The scent does not change; it stays as on the first day.',
  '병 모양이 단정해서 어디에 두어도 어울려요.': 'The bottle is simple and suits any place.',
  '향은 마음에 드는데 스틱이 조금 짧아요. 긴 것도 함께 있으면 좋겠어요.':
    'I like the scent, but the sticks are a little short. Longer ones would be good, too.',
  '처음 일주일은 진하고 그 뒤로는 많이 약해졌어요.': 'Strong in the first week, and much weaker after that.',
  '배송 중에 조금 샜는지 상자가 젖어 있었어요. 내용물은 남아 있지만 아쉬워요.':
    'It may have leaked on the way: the box was wet. Most of it was left, but it was a pity.',
}
