Hello {!! $firstName !!},

{!! $change !!}

If this was you, you don't need to do anything. If not, tell your manager straight away and choose a new password:

{!! route('password.request') !!}
