/** Where the shop was before, with and without www, and where it is now. */
export const OLD_DOMAIN = 'sillage-candle.example'
export const newSite = 'https://sillage.example'

export const social = [
  { name: '인스타그램', icon: 'instagram', url: 'https://www.instagram.com/sillage.house' },
  { name: '유튜브', icon: 'youtube', url: 'https://www.youtube.com/@sillage.house' },
  { name: '블로그', icon: 'blog', url: 'https://blog.naver.com/sillage-house' },
] as const
