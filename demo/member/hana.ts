/** Where the demo's member lives, and her number: in her account and on her orders. */
export const hana = {
  mb_name: '김하나',
  mb_hp: '010-1234-5678',
  home: { zip: '04783', addr1: '서울 성동구 성수이로7길 21', addr2: '302호' },
} as const
