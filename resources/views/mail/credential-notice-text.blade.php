Hello {!! $firstName !!},

{!! $text !!}

{!! $url !!}
