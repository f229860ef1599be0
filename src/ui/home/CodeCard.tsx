/** A call and a part of its answer, as decoration: the documentation has all of it. */
export function CodeCard() {
  return (
    <div className="code-card" aria-hidden="true">
      <div className="code-card-line">
        <b>GET</b> /api/accounts/v1/accounts
        <span>200</span>
      </div>
      <pre>
        {'{\n  '}
        <i>"data"</i>
        {': { '}
        <i>"accounts"</i>
        {': [{\n    '}
        <i>"name"</i>
        {': "Salary account",\n    '}
        <i>"availableBalance"</i>
        {': {\n      '}
        <i>"amount"</i>
        {': "20250.75", …\n    }, … }, …], … }, …\n}'}
      </pre>
    </div>
  )
}
