import ValidityState from 'happy-dom/lib/validity-state/ValidityState.js'

// happy-dom takes 1.5 for no multiple of 0.1.
Object.defineProperty(ValidityState.prototype, 'stepMismatch', {
  configurable: true,
  get(this: { element: HTMLInputElement }) {
    const { type, step, value, min } = this.element
    if (!/^(?:number|range)$/.test(type) || step === 'any' || value === '') return false
    const steps = (Number(value) - Number(min)) / (Number(step) || 1)
    return Math.abs(steps - Math.round(steps)) > 1e-9
  },
})
