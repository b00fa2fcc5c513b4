/** Who carries parcels for the shop: the code that the tracking service knows them by, and where a buyer can look. */
export const couriers = {
  cj: { name: 'CJ대한통운', code: '04', link: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=' },
  epost: {
    name: '우체국택배',
    code: '01',
    link: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=',
  },
  hanjin: {
    name: '한진택배',
    code: '05',
    link: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  },
  logen: { name: '로젠택배', code: '06', link: 'https://www.ilogen.com/web/personal/trace/' },
  lotte: {
    name: '롯데택배',
    code: '08',
    link: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
  },
  ems: {
    name: '국제우편 EMS',
    code: '12',
    link: 'https://service.epost.go.kr/trace.RetrieveEmsRigiTraceList.comm?POST_CODE=',
  },
} as const satisfies Record<string, { name: string; code: string; link: string }>
export type Courier = keyof typeof couriers
// The keys of an object are its keys.
export const courierNames = Object.keys(couriers) as [Courier, ...Courier[]]

/** What is handed over at the counter of a store is a shipment too, carried by no one. */
export const counter = 'pickup'

const isCourier = (courier: string): courier is Courier => courier in couriers

export const courierName = (courier: string): string => (isCourier(courier) ? couriers[courier].name : '매장 수령')

/** The courier's own page about a parcel; null for what was fetched. */
export const trackingLink = (courier: string, tracking_no: string): string | null =>
  isCourier(courier) ? couriers[courier].link + encodeURIComponent(tracking_no) : null

/** Numbers are written with dashes or blanks on many labels. */
export const cleanTrackingNo = (tracking_no: string) => tracking_no.replaceAll(/[\s-]/g, '').toUpperCase()

/** Could this be a number of this courier? */
export const isTrackingNo = (courier: Courier, tracking_no: string) =>
  (courier === 'ems' ? /^[A-Z]{2}\d{9}[A-Z]{2}$/ : /^\d{9,14}$/).test(tracking_no)

/** One tracking step of a parcel, as the courier reports it; its level is how far that is, whatever the words. */
export type ParcelStep = { at: string; place: string; status: string; level?: number | undefined }

/** The levels of the tracking service, from the label to the door. */
const levels = ['접수', '집화 완료', '배송 중', '지점 도착', '배송 출발', '배송 완료'] as const
export const levelName = (level: number | undefined) => (level === undefined ? undefined : levels[level - 1])

/** A courier by our word, their name or their code, as lists from elsewhere name them. */
export function findCourier(text: string): Courier | undefined {
  const wanted = text.replaceAll(/\s/g, '').toLowerCase()
  return courierNames.find((key) => {
    const { name, code } = couriers[key]
    return wanted === key || wanted === code || wanted === name.replaceAll(' ', '').toLowerCase()
  })
}
