import { addMoney, type Money, money } from '@sillage/kit/money.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAddToCart } from '../../cart/shop/use-cart.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { productPath } from '../../catalog/words.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { RecipeMaterial, RecipeSheet } from '../recipe-contract.ts'

/** Everything a recipe takes, and one button that puts it all into the cart. What is sold out is said and left out. */
export function RecipeNeeds({ recipe }: { recipe: RecipeSheet }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const currency = useCurrency()
  const { add, pending } = useAddToCart()
  const materials = useMyMaterials(recipe)
  const there = materials.filter(({ sold_out }) => !sold_out)
  const missing = materials.length - there.length
  const total = there.reduce<Money>((sum, { price }) => addMoney(sum, price[currency]), money(0, currency))
  return (
    <section aria-labelledby="needs">
      <h2 className="section-title" id="needs">
        {t('재료 {count}가지', { count: materials.length })}
      </h2>
      <ul className="rows mt-4">
        {materials.map((material) => (
          <Need key={material.variant_id} material={material} />
        ))}
      </ul>
      {missing > 0 && (
        <Alert>
          {there.length > 0
            ? t('품절된 재료 {count}가지는 빼고 담아요.', { count: missing })
            : t('재료가 모두 품절이에요. 다시 들어오면 담을 수 있어요.')}
        </Alert>
      )}
      {there.length > 0 && (
        <div className="recipe-all">
          <div className="recipe-total">
            <span>{t('합계 금액')}</span>
            <Price amount={moneyText(total)} />
          </div>
          <Button
            wide
            busy={pending}
            onClick={() => void add(there.map(({ variant_id, quantity }) => ({ variant_id, quantity })))}
          >
            {missing > 0
              ? t('재료 {count}가지 담기', { count: there.length })
              : t('재료 {count}가지 모두 담기', { count: there.length })}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The materials at everyone's price, until a member whose grade pays something else knows theirs. */
function useMyMaterials({ id, materials }: RecipeSheet): RecipeMaterial[] {
  const { user } = useSession()
  const { api, queries } = useShop()
  const { data: mine = [] } = useQuery({
    ...quietly({
      // The next person to sign in on this screen must not see the prices of the one before.
      queryKey: [...queries.content.recipes.myPrices.key, user?.mb_id, id],
      queryFn: () => api.content.recipes.myPrices({ params: { id } }),
    }),
    enabled: user !== null && user.grade !== 'general',
  })
  return materials.map((each) => ({ ...each, ...mine.find(({ variant_id }) => variant_id === each.variant_id) }))
}

function Need({ material }: { material: RecipeMaterial }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const moneyText = useMoneyText()
  const currency = useCurrency()
  const { product, quantity, sold_out } = material
  const option = material.option_name && pick(material, 'option_name')
  const uses = material.uses && t('{amount} 써요', { amount: pick(material, 'uses') })
  const words = [option, quantity > 1 && t('{count}개', { count: quantity }), uses].filter(Boolean).join(' · ')
  return (
    <li className="material">
      <Picture {...product.picture} className="thumb" sizes="56px" alt="" />
      <span>
        <Anchor href={productPath(product)}>{pick(product, 'name')}</Anchor>
        <br />
        <small className="mute small">{words || pick(product, 'type_label')}</small>
      </span>
      {sold_out ? (
        <span className="mute small">{t('품절')}</span>
      ) : (
        <Price amount={moneyText(material.price[currency])} />
      )}
    </li>
  )
}
