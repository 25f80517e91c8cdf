import type { BasePage } from './base.ts';
import type { Body, Fields, Photo } from './parts.ts';

export interface ContactPage extends BasePage<'contact'>, Fields<'contact'> {
  readonly photo: Photo | null;
  readonly intro: Body;
}
