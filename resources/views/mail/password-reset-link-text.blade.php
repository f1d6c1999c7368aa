Hello {!! $firstName !!},

We received a request to reset the password of your {!! config('app.name') !!} account. Open this link to choose a new password:

{!! $url !!}

It works once, for {{ $minutes }} minutes. You still need your authenticator app to sign in.
If you didn't request this, ignore this email. Your password doesn't change.
