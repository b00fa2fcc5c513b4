/** How the shop begins to answer a review, and how it ends, each with its English. */
const openings = [
  ['따뜻한 이야기 고맙습니다.', 'Thank you for your kind words.'],
  ['좋은 시간에 저희 향이 함께여서 기뻐요.', 'We are glad that our scent was part of a good moment.'],
  ['이렇게 자세히 적어 주셔서 고마워요.', 'Thank you for writing in such detail.'],
  ['만든 사람들과 함께 읽었어요.', 'We read this together with the people who made it.'],
  ['공들인 부분을 알아봐 주셨네요.', 'You noticed the part we worked on most.'],
  ['남겨 주신 글 덕분에 기운이 나요.', 'Your review made our day.'],
  ['잘 쓰고 계시다니 다행이에요.', 'It is good to hear that you enjoy using it.'],
  ['고르실 때 고민하셨을 텐데 마음에 드셨다니 기뻐요.', 'Choosing is not easy, so we are happy that you like it.'],
  ['시간 내어 리뷰를 써 주셔서 감사해요.', 'Thank you for taking the time to write.'],
  ['읽으면서 저희도 흐뭇했어요.', 'Reading this made us smile.'],
  ['작업실 벽에 붙여 두고 함께 봤어요.', 'We have pinned this to the wall of our workshop.'],
  ['써 보신 느낌을 나눠 주셔서 감사합니다.', 'Thank you for sharing how it was for you.'],
  ['마음에 드셨다니 정말 다행이에요.', 'We are so glad that you like it.'],
  ['첫 손님 같은 마음으로 읽었어요.', 'We still read every review as if it were our first.'],
  ['다른 분들께도 큰 도움이 될 리뷰예요.', 'Your review will help others choose.'],
] as const
const closings = [
  ['오래 곁에 두고 즐겨 주세요.', 'Enjoy it for a long time.'],
  ['다음 향도 정성껏 준비할게요.', 'We will make the next one with the same care.'],
  ['궁금한 점이 생기면 언제든 물어봐 주세요.', 'If you have any questions, just ask.'],
  ['다음에는 매장에서도 만나고 싶어요.', 'We would love to see you in one of our stores, too.'],
  ['새로 나오는 향도 편하게 맡아 보러 오세요.', 'Come by and try the new scents, too.'],
  ['좋은 날이 이어지길 바랄게요.', 'We wish you many good days.'],
  ['늘 같은 품질로 만들겠습니다.', 'We will keep making it just as well.'],
  ['다음 계절에도 좋은 향으로 인사드릴게요.', 'See you next season with another scent.'],
  ['쓰시다가 아쉬운 점이 있으면 그것도 꼭 들려주세요.', 'And if anything could be better, please tell us that, too.'],
  ['남은 한 방울까지 잘 쓰시길 바라요.', 'We hope you enjoy it to the last drop.'],
  ['리필과 재료도 언제든 준비되어 있어요.', 'Refills and materials are here whenever you need them.'],
  ['다음 주문에도 꼼꼼히 포장해 보내 드릴게요.', 'We will pack your next order with the same care.'],
  ['주변에도 소개해 주시면 힘이 날 거예요.', 'If you tell a friend, you will make us very happy.'],
] as const

/** The nth reply: each pair of sentences once before one comes again. */
export function replyOf(nth: number) {
  const opening = openings[nth % openings.length] ?? openings[0]
  const closing = closings[(nth + Math.floor(nth / openings.length)) % closings.length] ?? closings[0]
  return { reply: `${opening[0]} ${closing[0]}`, reply_en: `${opening[1]} ${closing[1]}` }
}
