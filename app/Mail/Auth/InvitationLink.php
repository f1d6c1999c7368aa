<?php

declare(strict_types=1);

namespace App\Mail\Auth;

use Illuminate\Mail\Mailable;
use Illuminate\Mail\Mailables\Content;
use Illuminate\Mail\Mailables\Envelope;

/** Not queued, because the queue's table would contain the link. */
final class InvitationLink extends Mailable
{
    public function __construct(public readonly string $firstName, public readonly string $inviter, public readonly string $url, public readonly int $days) {}

    public function envelope(): Envelope
    {
        return new Envelope(subject: 'You’re invited to '.config()->string('app.name'));
    }

    public function content(): Content
    {
        return new Content(view: 'mail.invitation-link', text: 'mail.invitation-link-text');
    }
}
