/** A post of the shop's own feed; a film is there too, because the real feed has them and the shop shows none. */
export type SeedInstagram = {
  id: number
  media_url: string
  media_type: 'image' | 'video'
  permalink: string
  caption: string
  caption_en: string
}

const post = (code: string) => `https://instagram.example/sillage.house/p/${code}/`

export const instagram: SeedInstagram[] = [
  {
    id: 1,
    media_url: '/media/insta-1.jpg',
    media_type: 'image',
    permalink: post('s1a7f'),
    caption: '불을 끄고 세어 보았어요. 연기가 열둘까지 머물렀어요.',
    caption_en: 'Blew it out and counted. The smoke stayed until twelve.',
  },
  {
    id: 2,
    media_url: '/media/insta-2.mp4',
    media_type: 'video',
    permalink: post('s2c4k'),
    caption: '오늘 부은 백사십 개. 소리를 켜고 보세요.',
    caption_en: 'A hundred and forty poured today. Sound on.',
  },
  {
    id: 3,
    media_url: '/media/insta-3.jpg',
    media_type: 'image',
    permalink: post('s3m9q'),
    caption: '키가 다른 둘을 나란히 켰어요. 작은 쪽이 먼저 녹아요.',
    caption_en: 'A tall one and a short one. The short one goes first.',
  },
  {
    id: 4,
    media_url: '/media/insta-4.jpg',
    media_type: 'image',
    permalink: post('s4x2r'),
    caption: '라벤더 주머니를 새로 묶었어요. 서랍을 열 때마다 한 번씩 쉬어 가세요.',
    caption_en: 'Lavender pouches, tied this morning. A short rest in every drawer.',
  },
  {
    id: 5,
    media_url: '/media/insta-5.jpg',
    media_type: 'image',
    permalink: post('s5t8w'),
    caption: '75도, 65도, 55도. 오늘도 이 세 숫자만 지켰어요.',
    caption_en: '75, 65, 55. Three numbers, kept again today.',
  },
  {
    id: 6,
    media_url: '/media/insta-6.mp4',
    media_type: 'video',
    permalink: post('s6b3n'),
    caption: '밀랍 초는 이렇게 굵어져요. 서른 번을 십오 초로.',
    caption_en: 'How a taper thickens: thirty dips in fifteen seconds.',
  },
  {
    id: 7,
    media_url: '/media/insta-7.jpg',
    media_type: 'image',
    permalink: post('s7h5j'),
    caption: '식탁 가운데 세 자루. 밥을 다 먹을 때쯤 반이 남았어요.',
    caption_en: 'Three down the table. Half was left by the end of dinner.',
  },
  {
    id: 8,
    media_url: '/media/insta-8.jpg',
    media_type: 'image',
    permalink: post('s8d1v'),
    caption: '상자는 무명 끈으로 묶어요. 풀어서 머리끈으로 쓰셔도 돼요.',
    caption_en: 'We tie the box with cotton tape. It makes a good hair ribbon.',
  },
  {
    id: 9,
    media_url: '/media/insta-9.jpg',
    media_type: 'image',
    permalink: post('s9k6y'),
    caption: '욕실 문턱에 십 분 먼저 켜 두었어요. 물보다 나무가 먼저 데워져요.',
    caption_en: 'Lit by the bathroom door, ten minutes ahead. The wood warms before the water.',
  },
]
