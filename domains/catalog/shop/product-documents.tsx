import { Icon } from '@sillage/ui/icon.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSignIn } from '../../member/shop/use-sign-in.ts'
import { useSession } from '../../session.ts'
import type { Product } from '../contract.ts'

/** Documents by name for everyone; the files open for members. */
export function ProductDocuments({ documents }: Pick<Product, 'documents'>) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (documents.length === 0) return null
  return (
    <>
      <h3 className="part-title">{t('상품 문서')}</h3>
      <ul className="product-documents">
        {documents.map(({ id, has_file, version, lot, ...document }) => (
          <li key={id} className="notice-row">
            <span>
              {pick(document, 'name')}{' '}
              <span className="small mute num">
                {[t('버전 {version}', { version }), lot && t('로트 {lot}', { lot })].filter(Boolean).join(' · ')}
              </span>
            </span>
            {has_file ? (
              <DocumentLink id={id} name={pick(document, 'name')} />
            ) : (
              <span className="small mute">{t('준비 중')}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function DocumentLink({ id, name }: { id: number; name: string }) {
  const t = usePhrases()
  const { user } = useSession()
  const signIn = useSignIn()
  if (user)
    return (
      <a
        className="more"
        href={`/api/v1/product-documents/${id}/file`}
        aria-label={t('{name} 받기', { name })}
        target="_blank"
        rel="noopener"
      >
        <Icon name="download" size="sm" />
        {t('받기')}
      </a>
    )
  return (
    <button type="button" className="more" aria-label={t('{name}, 로그인하고 받기', { name })} onClick={signIn}>
      <Icon name="lock" size="sm" />
      {t('로그인하고 받기')}
    </button>
  )
}
