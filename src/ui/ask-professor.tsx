import { fillForumDraft } from '../lib/forum-draft.ts';
import { SiteLink } from './site-link.tsx';

interface AskProfessorProps {
  readonly question: string;
  readonly onGo?: () => void;
}

/** Leads to the forum's form with a question filled in. */
export function AskProfessor({ question, onGo }: AskProfessorProps) {
  function go() {
    fillForumDraft(question);
    onGo?.();
  }

  return (
    <SiteLink className="button ask-professor" href="/forum#question" onClick={go}>
      Ask the professor
    </SiteLink>
  );
}
