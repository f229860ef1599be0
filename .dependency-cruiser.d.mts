import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from 'dependency-cruiser'

/** The folders of mocks by floor, the highest first. */
export declare const floors: readonly (readonly string[])[]

declare const house: {
  forbidden: IForbiddenRuleType[]
  options: Required<Pick<ICruiseOptions, 'doNotFollow' | 'tsPreCompilationDeps'>> & {
    enhancedResolveOptions: Partial<IResolveOptions>
  }
}

export default house
