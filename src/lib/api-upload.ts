import { type Answer, anything, noAnswer, readAnswer } from './api-answer.ts';

/** Sends a form and tells how much of it has left, from 0 to 1. Resolves as `request` does. */
export type Upload = (
  address: string,
  form: FormData,
  limit: number,
  onProgress: (part: number) => void,
) => Promise<Answer<true>>;

/**
 * An upload by XMLHttpRequest, because fetch does not tell its progress. The limit counts from the last progress:
 * a large file on a slow line may take its time, a line that has died may not.
 */
export const upload: Upload = (address, form, limit, onProgress) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), limit);
    const settle = (answer: Answer<true>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), limit);
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => settle(readAnswer(request.status, request.responseText, anything));
    request.onerror = () => settle(noAnswer);
    request.onabort = () => settle(noAnswer);
    request.open('POST', address);
    request.send(form);
  });
