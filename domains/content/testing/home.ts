import type { HomeSlide } from '../home-design-contract.ts'

/** A slide that says one thing. */
export const homeSlide = (given: Partial<HomeSlide> = {}): HomeSlide => ({
  id: 'first',
  eyebrow: '',
  eyebrow_en: '',
  title: '저녁이\n남아요',
  title_en: 'The evening\nstays',
  text: '한 문장',
  text_en: 'One sentence',
  button: '만나기',
  button_en: 'Meet it',
  link: '/shop/product/7',
  picture_wide: null,
  picture_tall: null,
  alt: '캔들',
  alt_en: 'A candle',
  from: null,
  until: null,
  ...given,
})
