import { useEffect, useRef } from "react";

const LOOK_AFTER_MS = 200;

/**
 * Reads values that the browser's password manager has filled in. Browsers fill in fields without an event before the
 * first user gesture, so the form is checked once, 200 ms after it appears.
 */
export function useAutofill(fields: {
  setUsername: (value: string) => void;
  setPassword: (value: string) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { setUsername, setPassword } = fields;
  useEffect(() => {
    const timer = setTimeout(() => {
      const filledIn = (name: string) =>
        form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
      const username = filledIn("username");
      const password = filledIn("password");
      if (username) setUsername(username);
      if (password) setPassword(password);
    }, LOOK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [setUsername, setPassword]);
  return form;
}
