export const signInTexts = {
  title: 'Sign in',
  intro: 'Welcome back. Sign in to see your applications, usage and tickets.',
  username: 'Username',
  usernameHint: 'The email address you signed up with',
  password: 'Password',
  signInButton: 'SIGN IN',
  forgotPassword: 'Forgot password?',
  resendActivation: 'Resend activation mail',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
} as const
