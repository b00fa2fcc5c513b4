/** A parcel someone asked about: since when, and where it was put, if it does not move by itself. */
export type Parcel = { invoice: string; since: number; level: number | null }

export const companies = [
  { Code: '01', Name: '우체국택배', International: 'false' },
  { Code: '04', Name: 'CJ대한통운', International: 'false' },
  { Code: '05', Name: '한진택배', International: 'false' },
  { Code: '06', Name: '로젠택배', International: 'false' },
  { Code: '08', Name: '롯데택배', International: 'false' },
  { Code: '12', Name: 'EMS', International: 'true' },
]

const steps = [
  { where: '성수 작업실', kind: '접수' },
  { where: '성동 집배점', kind: '집화 완료' },
  { where: '옥천 터미널', kind: '간선 상차' },
  { where: '배송지 터미널', kind: '간선 하차' },
  { where: '배송지 집배점', kind: '배송 출발' },
  { where: '배송지', kind: '배송 완료' },
]

/** What the courier wrote down on the way to this level, a step each. */
export const detailsOf = ({ since, invoice }: Parcel, level: number, stepMs: number) =>
  steps.slice(0, level).map(({ where, kind }, index) => {
    const time = since + index * stepMs
    return {
      time,
      timeString: seoulText(time),
      code: null,
      where,
      kind,
      level: index + 1,
      remark: null,
      telno: index === 4 ? '1588-0000' : '',
      telno2: '',
      manName: index === 4 ? '김배송' : '',
      manPic: '',
      invoiceNo: invoice,
    }
  })

const seoulText = (time: number) => new Date(time + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
