pm.test(`The answer has the documented status ${documented}`, () => pm.response.to.have.status(documented))

function keepValues() {
  const answer = pm.response.json()
  for (const [name, pointer] of Object.entries(values)) {
    const value = pointer
      .slice(1)
      .split('/')
      .reduce((part, key) => part?.[key], answer)
    if (value !== undefined) pm.collectionVariables.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
}

if (pm.response.code === documented && Object.keys(values).length > 0) keepValues()
