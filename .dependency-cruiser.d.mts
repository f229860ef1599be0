import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from 'dependency-cruiser'

declare const house: {
  forbidden: IForbiddenRuleType[]
  options: Required<Pick<ICruiseOptions, 'doNotFollow' | 'tsPreCompilationDeps'>> & {
    enhancedResolveOptions: Partial<IResolveOptions>
  }
}

export default house
