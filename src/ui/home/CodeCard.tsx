/** A call and its answer, as decoration: the documentation holds the real ones. */
export function CodeCard() {
  return (
    <div className="code-card" aria-hidden="true">
      <div className="code-card-line">
        <b>GET</b> /api/accounts/v1/accounts
        <span>200</span>
      </div>
      <pre>
        {'{\n  '}
        <i>"accounts"</i>
        {': [{\n    '}
        <i>"name"</i>
        {': "Savings",\n    '}
        <i>"currency"</i>
        {': "EUR",\n    '}
        <i>"balance"</i>
        {': 12480.50\n  }]\n}'}
      </pre>
    </div>
  )
}
