/** English words of the sign-in. */
export const access = {
  login: {
    title: "Sign in",
    claimBefore: "Read",
    claimManner: "closely",
    claimAnswer: "Answer",
    claimPlace: "in the margin",
    tagManner: "manner",
    tagPlace: "place",
    tagInstruction: "instruction 0.9",
    about:
      "Glossa is where teams label and review the records behind their models: one text, many readers, every answer signed.",
    username: "Username",
    password: "Password",
    usernameRequired: "Enter your username.",
    passwordRequired: "Enter your password.",
    showPassword: "Show password",
    hidePassword: "Hide password",
    submit: "Sign in",
    submitting: "Signing in",
    automatic: "Signing you in",
    error: "Wrong username or password. Try again",
    linkExpired:
      "This sign-in link was used already or is older than ten minutes. Sign in with your password, or restart the server for a new link.",
    unreachable: "The server does not answer. Check that it is running, then try again.",
    or: "or",
    provider: "Continue with {{provider}}",
  },
} as const;
