import type { BasePage } from './base.ts';
import type { Body, Fields } from './parts.ts';

export interface ChatbotPage extends BasePage<'chatbot'>, Fields<'chatbot'> {
  readonly disclaimer: Body;
}
