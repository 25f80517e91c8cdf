import type { BasePage } from './base.ts';
import type { Body, Fields, Section } from './parts.ts';

export interface PrivacyPage extends BasePage<'privacy-policy'>, Fields<'privacy-policy'> {
  readonly intro: Body;
  readonly sections: readonly (Section & { readonly number: number })[];
}
