// Sets what a request names and no answer gives: days by the clock of the bank, which is in Istanbul (UTC+3), such as
// days_ago_13 and next_saturday, an ID that no other order has, and an identity number and a phone that no other person has.
const dayLength = 86_400_000
const bankTime = Date.now() + Number(pm.variables.get('clock_offset') || 0) + 3 * 3_600_000
const dayAfter = (days) => new Date(bankTime + days * dayLength).toISOString().slice(0, 10)

const uniqueHex = () => pm.variables.replaceIn('{{$guid}}').replaceAll('-', '')

const uniqueNumber = () => parseInt(uniqueHex().slice(0, 8), 16)

/** Nine digits, and two that check them. */
function uniqueIdentityNumber() {
  const digits = [...String(1e8 + (uniqueNumber() % 9e8))].map(Number)
  const sumFrom = (start, step) =>
    digits.filter((_, index) => index % step === start).reduce((sum, each) => sum + each, 0)
  digits.push((sumFrom(0, 2) * 7 - sumFrom(1, 2) + 100) % 10)
  digits.push(sumFrom(0, 1) % 10)
  return digits.join('')
}

function setVariables(text) {
  for (const [, name, direction, days] of text.matchAll(/\{\{(today|days_(ago|ahead)_(\d+))\}\}/g))
    pm.variables.set(name, dayAfter(direction === 'ago' ? -Number(days) : Number(days || 0)))
  if (text.includes('{{next_saturday}}'))
    pm.variables.set('next_saturday', dayAfter(6 - new Date(bankTime).getUTCDay() || 7))
  if (text.includes('{{unique_id}}')) pm.variables.set('unique_id', uniqueHex().slice(0, 19))
  if (text.includes('{{unique_identity_number}}')) pm.variables.set('unique_identity_number', uniqueIdentityNumber())
  if (text.includes('{{unique_phone_number}}'))
    pm.variables.set('unique_phone_number', `+9053${String(uniqueNumber() % 1e8).padStart(8, '0')}`)
}

setVariables(JSON.stringify(pm.request))
