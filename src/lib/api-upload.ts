import { type Answer, anything, noAnswer, readAnswer } from './api-answer.ts';

/** Sends a form and reports how much of it was sent, from 0 to 1. Like `request` it never throws. */
export type Upload = (
  address: string,
  form: FormData,
  limit: number,
  onProgress: (part: number) => void,
) => Promise<Answer<true>>;

/**
 * An upload by XMLHttpRequest, because fetch does not report its progress. The time limit restarts at each progress: a
 * large file on a slow line may take long, but a dead line is given up.
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
