/** An address as a form keeps it; the names are the service's own. */
export type PostcodeAddress = {
  /** Five digits. */
  zonecode: string
  /** The road address wherever there is one. */
  address: string
  addressEnglish: string
  /** What is customarily written behind a road address: "(연남동, 연남하이츠)". Empty where nothing is. */
  extra: string
  roadAddress: string
  jibunAddress: string
  buildingCode: string
  buildingName: string
  sido: string
  sigungu: string
  bcode: string
  bname: string
}

/** Reads what the service answered; null where it is no address, whatever else it is. */
export function readPostcodeAddress(answer: unknown): PostcodeAddress | null {
  if (typeof answer !== 'object' || answer === null) return null
  const fields = new Map<string, unknown>(Object.entries(answer))
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  // Where a lot has several roads, or the other way round, the service's own guess stands in a field beside it.
  const roadAddress = text('roadAddress') || text('autoRoadAddress')
  const jibunAddress = text('jibunAddress') || text('autoJibunAddress')
  const address = roadAddress || jibunAddress || text('address')
  const zonecode = text('zonecode')
  if (!/^\d{5}$/.test(zonecode) || address === '') return null
  const roadEnglish = text('roadAddressEnglish') || text('autoRoadAddressEnglish')
  const named = (name: string) => (/[동로가]$/.test(name) ? [name] : [])
  const flats = text('apartment') === 'Y' && text('buildingName') !== '' ? [text('buildingName')] : []
  const extra = roadAddress ? [...named(text('bname')), ...flats].join(', ') : ''
  return {
    zonecode,
    address,
    addressEnglish: (roadAddress && roadEnglish) || text('addressEnglish'),
    extra: extra && `(${extra})`,
    roadAddress,
    jibunAddress,
    buildingCode: text('buildingCode'),
    buildingName: text('buildingName'),
    sido: text('sido'),
    sigungu: text('sigungu'),
    bcode: text('bcode'),
    bname: text('bname'),
  }
}
