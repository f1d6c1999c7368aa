Hello {!! $firstName !!},

{!! $inviter !!} invited you to {!! config('app.name') !!}. Open this link to choose a password and activate your account:

{!! $url !!}

It works once, for {{ $days }} days. When you first sign in, you set up an authenticator app on your phone.
If you didn't expect this invitation, ignore this email.
