<?php

declare(strict_types=1);

namespace App\Mail\Services;

use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Mail\Mailable;
use Illuminate\Mail\Mailables\Content;
use Illuminate\Mail\Mailables\Envelope;

/** Tells the owner of a credential about a reveal, a new owner or a due rotation. It never contains the secret. */
final class CredentialNotice extends Mailable implements ShouldQueue
{
    use Queueable;

    public function __construct(
        public readonly string $firstName,
        public readonly string $title,
        public readonly string $text,
        public readonly string $url,
    ) {}

    public function envelope(): Envelope
    {
        return new Envelope(subject: $this->title);
    }

    public function content(): Content
    {
        return new Content(view: 'mail.credential-notice', text: 'mail.credential-notice-text');
    }
}
