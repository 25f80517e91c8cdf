import type { ChatbotPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';

export function ChatbotScreen({ page }: { page: ChatbotPage }) {
  return (
    <div className="page chatbot">
      <h1>{page.title}</h1>
      <BodyText body={page.disclaimer} />
    </div>
  );
}
