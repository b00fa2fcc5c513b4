import { roadsByProvince } from './roads.ts'

/** One address with every field the service answers, but for those that depend on what was pressed. */
export type Address = ReturnType<typeof addressAt>

type Name = { ko: string; en: string }
type Road = { sido: Name; zonecode: string; sigungu: Name; sigunguCode: string; quarter: Name; road: Name; lot: string }

/** Every address the emulator knows. */
export const addresses: readonly Address[] = Object.entries(roadsByProvince).flatMap(([province, lines], area) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line, index) => addressesOf(nameOf(province), line, area * 10 + index)),
)

function addressesOf(sido: Name, line: string, index: number) {
  const [zonecode = '', district = '', quarter = '', road = '', lot = '', buildings = ''] = line.split('|')
  const [sigunguCode = ''] = district.split(' ', 1)
  const sigungu = nameOf(district.slice(sigunguCode.length + 1))
  const place = { sido, zonecode, sigungu, sigunguCode, quarter: nameOf(quarter), road: nameOf(road), lot }
  return buildings.split(',').map((building, nth) => addressAt(place, building, { index, nth }))
}

function addressAt(place: Road, building: string, { index, nth }: { index: number; nth: number }) {
  const { sido, zonecode, sigungu, sigunguCode, quarter, road } = place
  const [, number = '', flats, buildingName = ''] = /^(\d+) ?(\*?)(.*)$/.exec(building) ?? []
  // Outside the cities a quarter is a town and a village in it, and the town is part of the road's address.
  const [town, village] = quarter.ko.includes(' ') ? quarter.ko.split(' ') : ['', quarter.ko]
  const [townEnglish, villageEnglish] = town ? quarter.en.split(' ') : ['', quarter.en]
  const lot = nth === 0 ? place.lot : `${place.lot}-${nth}`
  const region = [townEnglish, sigungu.en, sido.en, 'Republic of Korea']
  const bcode = `${sigunguCode}${10_100 + index}`
  return {
    zonecode,
    roadAddress: spaced([sido.ko, sigungu.ko, town, road.ko, number]),
    roadAddressEnglish: listed([number, road.en, ...region]),
    jibunAddress: spaced([sido.ko, sigungu.ko, quarter.ko, lot]),
    jibunAddressEnglish: listed([lot, villageEnglish, ...region]),
    autoRoadAddress: '',
    autoRoadAddressEnglish: '',
    autoJibunAddress: '',
    autoJibunAddressEnglish: '',
    buildingCode: `${bcode}${lot.replace('-', '').padStart(9, '0')}${number.padStart(6, '0')}`,
    buildingName,
    apartment: flats ? 'Y' : 'N',
    sido: sido.ko,
    sidoEnglish: sido.en,
    sigungu: sigungu.ko,
    sigunguEnglish: sigungu.en,
    sigunguCode,
    roadnameCode: String(3_100_000 + index),
    bcode,
    roadname: road.ko,
    roadnameEnglish: road.en,
    bname: village ?? '',
    bnameEnglish: villageEnglish ?? '',
    bname1: town ?? '',
    bname1English: townEnglish ?? '',
    bname2: village ?? '',
    bname2English: villageEnglish ?? '',
    hname: '',
    postcode: '',
    postcode1: '',
    postcode2: '',
    postcodeSeq: '',
  }
}

function nameOf(text: string): Name {
  const [ko = '', en = ''] = text.split('/')
  return { ko, en }
}

function spaced(parts: (string | undefined)[]) {
  return parts.filter(Boolean).join(' ')
}

function listed(parts: (string | undefined)[]) {
  return parts.filter(Boolean).join(', ')
}
