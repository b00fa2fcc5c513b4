import type { Family } from '../catalog/product-shape.ts'

export type SeedHero = {
  id: string
  title: string
  title_en: string
  text: string
  text_en: string
  button: string
  button_en: string
  link: string
  alt: string
  alt_en: string
}

export type SeedScentNote = {
  family: Exclude<Family, 'musk'>
  name: string
  name_en: string
  hours_label: string
  hours_label_en: string
  alt: string
  alt_en: string
}

/** A line break in the title is where the line breaks on the screen. */
export const hero: SeedHero = {
  id: 'evening-smoke',
  title: '불은 꺼지고\n저녁이 남아요',
  title_en: 'The fire goes out,\nthe evening stays',
  text: '볶은 보리와 마른 장작, 젖은 흙. 해가 지고 삼십 분이 지난 마당을 캔들 하나에 담았어요.',
  text_en: 'Roasted barley, dry firewood, wet earth. A courtyard half an hour after sunset, in one candle.',
  button: '저녁 연기 만나기',
  button_en: 'Meet Evening Smoke',
  link: '/shop/product/1001',
  alt: '불을 막 끈 캔들에서 연기 한 줄이 길게 흐르는 저녁 풍경',
  alt_en: 'A candle just blown out at dusk, one thread of smoke drifting away',
}

/** From the one that leaves first to the one that is there tomorrow. */
export const scentNotes: SeedScentNote[] = [
  {
    family: 'citrus',
    name: '시트러스',
    name_en: 'Citrus',
    hours_label: '20분',
    hours_label_en: '20 min',
    alt: '반으로 자른 귤과 유자',
    alt_en: 'Tangerine and yuzu, cut in half',
  },
  {
    family: 'green',
    name: '풀과 잎',
    name_en: 'Leaf',
    hours_label: '1시간',
    hours_label_en: '1 h',
    alt: '꺾은 무화과 잎',
    alt_en: 'A snapped fig leaf',
  },
  {
    family: 'herb',
    name: '허브',
    name_en: 'Herb',
    hours_label: '2시간',
    hours_label_en: '2 h',
    alt: '말린 쑥과 라벤더 줄기',
    alt_en: 'Dried mugwort and lavender stems',
  },
  {
    family: 'fruit',
    name: '과일',
    name_en: 'Fruit',
    hours_label: '3시간',
    hours_label_en: '3 h',
    alt: '잘 익은 자두',
    alt_en: 'Ripe plums',
  },
  {
    family: 'floral',
    name: '꽃',
    name_en: 'Flower',
    hours_label: '4시간',
    hours_label_en: '4 h',
    alt: '꽃잎이 떨어지기 시작한 작약',
    alt_en: 'A peony beginning to drop its petals',
  },
  {
    family: 'spice',
    name: '향신료',
    name_en: 'Spice',
    hours_label: '6시간',
    hours_label_en: '6 h',
    alt: '계피와 정향',
    alt_en: 'Cinnamon and clove',
  },
  {
    family: 'wood',
    name: '나무',
    name_en: 'Wood',
    hours_label: '9시간',
    hours_label_en: '9 h',
    alt: '편백 나뭇조각',
    alt_en: 'Pieces of hinoki wood',
  },
  {
    family: 'smoke',
    name: '연기와 수지',
    name_en: 'Smoke',
    hours_label: '12시간',
    hours_label_en: '12 h',
    alt: '재 위로 오르는 연기',
    alt_en: 'Smoke rising over ash',
  },
]
