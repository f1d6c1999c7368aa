Hello {!! $firstName !!},

Your certification "{!! $title !!}" is valid until {!! $lastDay !!}. Send the evidence of your renewal here:

{!! $url !!}

Without it, you can't do the work that needs this certification from the next day. It returns as soon as your manager approves the renewal.
