// Emulates the script of Toss Payments, version 2: the same calls, and a window that takes no money.
;(() => {
  const home = new URL(document.currentScript.src).origin

  const refusal = (code, message) => Object.assign(new Error(message), { code })

  function faultOf(request) {
    const { method, amount, orderId, orderName, successUrl, failUrl } = request ?? {}
    if (!['CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT'].includes(method))
      return refusal('INVALID_METHOD', '모르는 결제수단이에요.')
    if (amount?.currency !== 'KRW' || !Number.isInteger(amount.value) || amount.value <= 0)
      return refusal('INVALID_AMOUNT', '금액을 확인해 주세요.')
    if (!/^[A-Za-z0-9_-]{6,64}$/.test(orderId ?? '')) return refusal('INVALID_ORDER_ID', '주문번호를 확인해 주세요.')
    if (!orderName || orderName.length > 100) return refusal('INVALID_ORDER_NAME', '상품 이름을 확인해 주세요.')
    if (!URL.canParse(successUrl ?? '')) return refusal('INVALID_SUCCESS_URL', '돌아올 주소를 확인해 주세요.')
    if (!URL.canParse(failUrl ?? '')) return refusal('INVALID_FAIL_URL', '돌아올 주소를 확인해 주세요.')
    return undefined
  }

  function TossPayments(clientKey) {
    if (typeof clientKey !== 'string' || clientKey === '') throw refusal('INVALID_CLIENT_KEY', '키를 확인해 주세요.')
    return {
      payment({ customerKey } = {}) {
        if (!/^[\w\-=.@]{2,50}$/.test(customerKey ?? ''))
          throw refusal('INVALID_CUSTOMER_KEY', '구매자를 가리키는 이름을 확인해 주세요.')
        return {
          async requestPayment(request) {
            const fault = faultOf(request)
            if (fault) throw fault
            const asked = new URLSearchParams({ clientKey, customerKey, request: JSON.stringify(request) })
            window.location.assign(`${home}/window?${asked}`)
            // The page goes away: nobody is ever told more here.
            return new Promise(() => {})
          },
        }
      },
    }
  }

  TossPayments.ANONYMOUS = '@@ANONYMOUS'
  window.TossPayments = TossPayments
})()
