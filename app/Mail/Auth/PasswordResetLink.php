<?php

declare(strict_types=1);

namespace App\Mail\Auth;

use Illuminate\Mail\Mailable;
use Illuminate\Mail\Mailables\Content;
use Illuminate\Mail\Mailables\Envelope;

/** Never queued itself: its link would lie in the queue's table. */
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
