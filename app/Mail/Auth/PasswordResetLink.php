<?php

declare(strict_types=1);

namespace App\Mail\Auth;

use Illuminate\Mail\Mailable;
use Illuminate\Mail\Mailables\Content;
use Illuminate\Mail\Mailables\Envelope;

/** Not queued, because the queue's table would contain the link. */
final class PasswordResetLink extends Mailable
{
    public function __construct(public readonly string $firstName, public readonly string $url, public readonly int $minutes) {}

    public function envelope(): Envelope
    {
        return new Envelope(subject: 'Choose a new '.config()->string('app.name').' password');
    }

    public function content(): Content
    {
        return new Content(view: 'mail.password-reset-link', text: 'mail.password-reset-link-text');
    }
}
