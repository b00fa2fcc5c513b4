/** What is said of materials, books and classes, in English. */
export const englishOfMaking: Record<string, string> = {
  '공방에서 여러 곳을 써 봤는데 여기가 가장 고르게 와요.':
    'I have tried several for my studio, and this comes most evenly.',
  '초보인데도 설명대로 하니 한 번에 됐어요.': 'I am a beginner, and it worked the first time, just as described.',
  '양이 넉넉해서 수업 재료로 나눠 쓰고 있어요.': 'There is plenty of it, so I share it out in class.',
  '시험 성적서가 같이 있어서 믿고 써요.': 'It comes with its test report, so I trust it.',
  '재구매만 다섯 번째예요.': 'My fifth order of it.',
  '붓는 온도만 지키면 표면이 매끈하게 나와요.': 'Keep to the pouring temperature and the surface comes out smooth.',
  '향료를 8%까지 넣어도 잘 잡아 줘요.': 'It takes up to 8% of fragrance without trouble.',
  '받은 날 바로 열두 개를 만들었어요.': 'I made twelve the day it came.',
  '굳고 나서 꺼짐이 거의 없어요.': 'Hardly any sinking once it has set.',
  '다음에는 큰 포장으로 사려고요.': 'Next time I will take the large pack.',
  '품질은 좋은데 포장 비닐이 조금 얇아요. 이중으로 싸 주시면 좋겠어요.':
    'Good quality, but the plastic bag is a little thin. A double one would be better.',
  '가격이 조금 올랐네요. 그래도 결과물이 좋아서 다시 사요.':
    'The price went up a little. The result is good, so I bought it again.',
  '한 봉지에 부스러기가 많았어요. 쓰는 데 문제는 없지만 보기에는 별로예요.':
    'There were many crumbs in one bag. They work, but they do not look good.',
  '부스러기가 많은 로트를 확인했어요. 교환을 원하시면 1:1 문의로 알려 주세요. 바로 보내 드릴게요.':
    'We have found the batch with the crumbs. If you would like another bag, please write to us and we will send it at once.',
  '병을 여는 순간 이름 그대로의 향이 나요.': 'As soon as you open the bottle it smells of its name.',
  '왁스에 섞어도 향이 뭉개지지 않아요.': 'Mixed into wax, the scent stays clear.',
  '디퓨저에 넣었더니 손님들이 먼저 알아봐요.': 'In the diffuser it is what guests notice first.',
  '작은 병으로 시험해 보고 큰 병을 샀어요.': 'I tried the small bottle and then bought the large one.',
  '다른 향과 섞기 좋은 바탕이 돼 줘요.': 'A good base to blend with others.',
  '몇 방울이면 충분해서 오래 써요.': 'A few drops are enough, so it lasts.',
  '굳고 나서도 향이 그대로예요.': 'The scent is the same once it has set.',
  '마개가 단단해서 한 방울도 새지 않고 왔어요.': 'The stopper is tight: not a drop was lost.',
  '재구매만 세 번째예요.': 'My third order of it.',
  '수업에서 학생들이 가장 좋아한 향이에요.': 'It was the students’ favorite in class.',
  '향은 좋은데 왁스에 넣으면 조금 약해져요. 비율을 올려 봐야겠어요.':
    'A good scent, but a little weaker in wax. I will try a higher share.',
  '기대보다 달콤해요. 우디한 향과 섞으니 괜찮아졌어요.':
    'Sweeter than I expected. Blended with a woody one it is fine.',
  '제가 떠올린 향과는 달랐어요. 작은 병부터 사 볼 걸 그랬어요.':
    'It was not the scent I had in mind. I should have started with the small bottle.',
  '향은 사람마다 다르게 떠오르지요. 다음에는 시향 카드를 먼저 보내 드릴게요. 고객센터로 말씀해 주세요.':
    'Everyone imagines a scent in their own way. Next time we will send you a scent card first. Please ask our customer care.',
  '불꽃이 얌전하고 그을음이 적어요.': 'A calm flame and little soot.',
  '굵기가 고르게 와서 시험하기 편해요.': 'The thickness is even, which makes testing easy.',
  '지름에 맞는 것을 골랐더니 가장자리까지 잘 녹아요.': 'I chose the one for my diameter, and it melts to the edge.',
  '오십 개가 금방 없어져요.': 'Fifty are gone in no time.',
  '철 받침이 단단히 붙어 있어요.': 'The metal base holds firmly.',
  '수업 재료로 나눠 쓰고 있어요.': 'I share them out in class.',
  '다른 굵기도 같이 사 두었어요.': 'I bought other sizes at the same time.',
  '잘 타지만 몇 개는 조금 휘어서 왔어요. 펴서 쓰면 괜찮아요.':
    'They burn well, but a few came bent. Straightened, they are fine.',
  '유리가 두툼해서 뜨거운 왁스를 부어도 안심이 돼요.': 'The glass is thick, so I pour hot wax without worry.',
  '사진보다 실물이 더 맑아요.': 'Clearer than in the pictures.',
  '크기가 고르게 와서 여러 개를 나란히 두기 좋아요.': 'They are all the same size and look good in a row.',
  '하나하나 따로 싸여서 깨진 것 없이 왔어요.': 'Each was wrapped by itself, and none was broken.',
  '다 쓰고 나서는 연필꽂이로 쓰려고요.': 'When it is empty I will keep pencils in it.',
  '라벨이 깨끗하게 붙어요.': 'Labels stick cleanly.',
  '선물용으로 만들기에 딱 좋은 크기예요.': 'Just the right size for gifts.',
  '다음에는 다른 색으로 사 볼게요.': 'Next time I will try another color.',
  '예쁜데 하나에 작은 기포가 있었어요. 쓰는 데는 문제없어요.':
    'Pretty, but one had a small bubble. It does not matter in use.',
  '아이와 주말 오후를 즐겁게 보냈어요.': 'We had a lovely weekend afternoon with our child.',
  '처음인데도 순서가 쉬워서 실패하지 않았어요.':
    'It was my first time, and the steps were so easy that nothing went wrong.',
  '필요한 것이 모두 들어 있어서 따로 살 게 없어요.': 'Everything is in the box; there is nothing else to buy.',
  '집에서 수업을 듣는 기분이었어요.': 'It felt like taking a class at home.',
  '만든 것을 부모님께 드렸더니 산 줄 아셨어요.': 'I gave what we made to my parents, who thought it was bought.',
  '재료가 조금 남아서 하나 더 만들었어요.': 'Some material was left, so I made one more.',
  '설명서 그림이 친절해요.': 'The drawings in the instructions are clear.',
  '두 시간이면 충분해요.': 'Two hours are enough.',
  '재미있었는데 설명서 글씨가 조금 작아서 읽기 어려웠어요.':
    'It was fun, but the print in the instructions is a little small.',
  '문장이 조용해서 잠들기 전에 한 장씩 읽어요.': 'It is quietly written; I read a page before I sleep.',
  '막연하던 것이 차례대로 정리됐어요.': 'What was vague is now in order.',
  '종이 질감이 좋아서 자꾸 만지게 돼요.': 'The paper feels so good that I keep touching it.',
  '밑줄을 긋다 보니 온통 밑줄이에요.': 'I began to underline, and now everything is underlined.',
  '수업에서 교재로 써도 좋을 만큼 정리가 잘돼 있어요.': 'It is so well ordered that one could teach with it.',
  '예시가 많아서 따라 해 보기 좋아요.': 'Many examples, easy to follow.',
  '선물용으로 두 권을 더 샀어요.': 'I bought two more as gifts.',
  '다 읽고 나서 처음부터 다시 펼쳤어요.': 'When I had finished it, I opened it at the beginning again.',
  '내용은 좋은데 글자가 조금 작아요.': 'The content is good, but the print is a little small.',
  '날마다 한 칸씩 적는 재미가 있어요.': 'It is fun to fill in one field every day.',
  '칸이 잘 나뉘어 있어서 무엇을 적을지 고민하지 않아요.': 'The fields are so well laid out that I know what to write.',
  '종이가 도톰해서 잉크가 비치지 않아요.': 'The paper is thick, so ink does not show through.',
  '한 권을 다 채우면 또 사려고요.': 'When it is full I will buy another one.',
  '수업 시간에도 들고 다녀요.': 'I carry it to class, too.',
  '펼쳤을 때 반듯하게 눕는 게 좋아요.': 'I like that it lies flat when open.',
  '마음에 들지만 한 손에 들기에는 조금 무거워요.': 'I like it, but it is a little heavy for one hand.',
  '작은 물건인데도 마감이 꼼꼼해요.': 'A small thing, and yet carefully made.',
  '있고 없고의 차이가 커요.': 'You notice the difference when it is not there.',
  '선물과 함께 보냈더니 좋아했어요.': 'I sent it along with a gift, and it was welcome.',
  '생각보다 자주 손이 가요.': 'I reach for it more often than I thought.',
  '배송도 빨랐어요.': 'It came quickly, too.',
  '값이 아깝지 않아요.': 'Worth the price.',
  '친구에게도 알려 주었어요.': 'I told a friend about it.',
  '다음에도 또 살 거예요.': 'I will buy it again.',
  '마음에 드는데 설명이 조금 더 있으면 좋겠어요.': 'I like it. A little more explanation would help.',
  '처음이라 걱정했는데 한 사람 한 사람 옆에서 봐 주셨어요.':
    'It was my first class and I was nervous, but they helped each of us in turn.',
  '혼자 갔는데도 금방 편해졌어요.': 'I went alone and felt at ease at once.',
  '친구와 생일 선물로 함께 들었어요.': 'A friend and I took it as a birthday present.',
  '설명보다 손을 쓰는 시간이 많아서 좋았어요.': 'More time with our hands than listening, which I liked.',
  '반나절이 어떻게 지나갔는지 모르겠어요.': 'Half a day was gone before I noticed.',
  '만든 것을 예쁘게 싸 주셔서 그대로 선물했어요.': 'They wrapped what I made so nicely that I gave it away as it was.',
  '작업실에 빛이 잘 들어서 사진도 예쁘게 나와요.': 'The studio has good light, so pictures come out well.',
  '집에서 다시 해 볼 수 있게 적은 종이를 주세요.': 'You get a sheet to do it again at home.',
  '다음에는 어머니와 함께 오려고요.': 'Next time I will bring my mother.',
  '궁금한 것을 끝까지 들어 주셨어요.': 'They answered every question to the end.',
  '수업은 좋았는데 시간이 조금 모자랐어요. 삼십 분만 더 있으면 좋겠어요.':
    'The class was good, but a little short. Half an hour more would be perfect.',
  '내용은 알찬데 찾아가는 길이 조금 어려웠어요. 지도를 미리 보고 가세요.':
    'A rich class, but a little hard to find. Look at the map first.',
  '늦게 온 분이 있어서 시작이 늦어졌어요. 뒤에 일정이 있어 마무리를 서둘러야 했어요.':
    'Someone came late, so we started late. I had another appointment and had to hurry at the end.',
  '기다리게 해 드려 죄송해요. 이제는 정한 시간에 먼저 시작하고, 늦은 분은 따로 도와 드리고 있어요.':
    'We are sorry that you had to wait. We now start on time and help those who are late separately.',
  '매주 이 시간을 기다리게 됐어요.': 'I came to look forward to this hour each week.',
  '혼자 책으로 볼 때 막히던 곳이 하나씩 풀렸어요.': 'What I could not solve with a book came loose piece by piece.',
  '회사를 다니면서 들었는데 따라갈 만한 빠르기였어요.': 'I took it beside my job, and the pace was right.',
  '함께 들은 분들과 지금도 연락하고 지내요.': 'I am still in touch with the people I took it with.',
  '첫날 맡은 것과 마지막 날 맡은 것이 같은데 다르게 느껴졌어요.':
    'What we smelled on the first and on the last day was the same, and yet it felt different.',
  '수업 사이에 해 올 일이 있어서 실력이 정말 늘어요.':
    'There is homework between the lessons, and you really get better.',
  '빠진 날은 다음 반에서 채워 들을 수 있었어요.': 'I could make up for a day I missed in the next course.',
  '재료를 싸 주셔서 집에서 연습하기 좋았어요.': 'They gave us materials to practice at home.',
  '마지막 날 만든 것은 아직도 아껴 두고 있어요.': 'I still keep what I made on the last day.',
  '다음 과정도 신청했어요.': 'I have booked the next course, too.',
  '배우는 것은 많은데 해 올 일이 생각보다 많아요. 시간을 비워 두고 시작하세요.':
    'You learn a lot, but there is more homework than I thought. Keep some time free.',
  '선생님도 내용도 좋아요. 저녁 반이 더 있으면 좋겠어요.':
    'Good teacher, good content. I wish there were more evening classes.',
  '중간에 날짜가 한 번 바뀌어서 곤란했어요. 수업 내용은 만족해요.':
    'One date was changed in between, which was difficult for me. I am happy with the class itself.',
  '일정이 바뀌어 불편을 드렸어요. 이제는 바뀔 수 있는 날을 신청할 때 미리 알려 드려요.':
    'We are sorry for the change of date. We now say when you book which days may change.',
  '작은 불을 열두 개 켜 두고 긴 목욕을 했어요. 향이 세지 않아서 잠들기 전에 딱 좋아요.':
    'I lit twelve small flames and took a long bath. The scent is not strong: just right before sleep.',
  '하나 님의 저녁에 함께여서 기뻐요.': 'We are glad to have been part of your evening, Hana.',
}
