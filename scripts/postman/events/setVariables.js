// Sets what a request names and no answer gives: days by the clock of the bank, which is in Istanbul (UTC+3), such as
// days_ago_13 and next_saturday, and an ID that no other order has.
const dayLength = 86_400_000
const bankTime = Date.now() + Number(pm.variables.get('clock_offset') || 0) + 3 * 3_600_000
const dayAfter = (days) => new Date(bankTime + days * dayLength).toISOString().slice(0, 10)

function setVariables(text) {
  for (const [, name, direction, days] of text.matchAll(/\{\{(today|days_(ago|ahead)_(\d+))\}\}/g))
    pm.variables.set(name, dayAfter(direction === 'ago' ? -Number(days) : Number(days || 0)))
  if (text.includes('{{next_saturday}}'))
    pm.variables.set('next_saturday', dayAfter(6 - new Date(bankTime).getUTCDay() || 7))
  if (text.includes('{{unique_id}}')) pm.variables.set('unique_id', pm.variables.replaceIn('{{$guid}}'))
}

setVariables(JSON.stringify(pm.request))
