import type { popupTable } from '@sillage/domains/popup/server/tables.ts'

type SeedPopup = Omit<typeof popupTable.$inferInsert, 'id' | 'thumbnail_ko' | 'thumbnail_en'> & { picture: string }

export const popups: SeedPopup[] = [
  {
    type: 'daily',
    title: '선물은 포장해서 보내 드려요',
    title_en: 'Gift-wrapped and ready to give',
    picture: 'popup-1',
    link: '/contents/gift',
  },
  {
    type: 'once',
    title: '첫 캔들, 두 시간이면 돼요',
    title_en: 'Your first candle, in two hours',
    picture: 'popup-2',
    link: '/shop/product/1401',
    link_en: '/shop/category/5',
  },
  {
    type: 'daily',
    title: '지금 세일 중인 향을 모았어요',
    title_en: 'Every scent on sale, in one place',
    picture: 'popup-3',
    link: '/shop/category/12',
  },
]
