const missing = needed.filter((name) => !pm.variables.get(name))
if (missing.length > 0) {
  console.warn(`The request is not sent, since there is no ${missing.join(' and no ')}.`)
  pm.execution.skipRequest()
}
