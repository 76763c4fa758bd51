/** Whether a text is a complete https address without a user's name. */
export const isHttpsAddress = (text: string): boolean =>
  /^https:\/\/[^\s/\\?#@]+([/?#][^\s\\]*)?$/u.test(text) &&
  URL.canParse(text) &&
  /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(new URL(text).hostname);
