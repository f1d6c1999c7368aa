Hello {!! $firstName !!},

somebody asked for a new password for your {!! config('app.name') !!} account. Open this link to choose one:

{!! $url !!}

It works once, for {{ $minutes }} minutes. You will still need your authenticator app to sign in.
If you did not ask for it, you need not do anything: your password stays as it is.
