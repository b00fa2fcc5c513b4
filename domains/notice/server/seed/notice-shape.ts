export type SeedNotice = {
  board: 'customer' | 'tssa'
  title: string
  title_en: string
  body: string[]
  body_en: string[]
  pinned: boolean
  days_ago: number
}
