Hello {!! $firstName !!},

{!! $change !!}

If this was you, all is well. If not, tell your manager at once and choose a new password:

{!! route('password.request') !!}
