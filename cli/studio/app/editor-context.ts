import { createContext, useContext, useRef } from 'react';
import type { Editor } from './editor.ts';

/** The editor of the text, for the buttons around it; null while no file is open. */
interface EditorHolder {
  current: Editor | null;
}

export const EditorContext = createContext<EditorHolder>({ current: null });

export function useEditorHolder(): EditorHolder {
  return useRef<Editor | null>(null);
}

export function useEditor(): EditorHolder {
  return useContext(EditorContext);
}
