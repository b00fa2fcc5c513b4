import { isCertificateNumber } from '@sillage/domains/course/certificate-number.ts'
import { VerifyQuotation } from '@sillage/domains/quotation/shop/verify-quotation.tsx'
import { prime } from '@sillage/domains/shop.ts'
import { VerifyCertificate } from '@sillage/domains/tssa/shop/verify-certificate.tsx'
import { useParams } from 'react-router'
import '@sillage/domains/quotation/shop/verify-page.css'

const longest = 40
const codeOf = (code: string | undefined) => (code ?? '').slice(0, longest)

export const loader = prime((queries, { params }) => {
  const code = codeOf(params.code)
  if (isCertificateNumber(code)) return [queries.certificate.verify({ params: { number: code } })]
  return [queries.quotation.verify({ params: { code } })]
})

/** One address for what third parties may check: certificates begin with TSSA, everything else is a quotation. */
export function Component() {
  const code = codeOf(useParams().code)
  return isCertificateNumber(code) ? <VerifyCertificate key={code} code={code} /> : <VerifyQuotation code={code} />
}
