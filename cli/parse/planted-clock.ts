export const found = Date.now();
