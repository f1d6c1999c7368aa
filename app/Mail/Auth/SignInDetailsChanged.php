<?php

declare(strict_types=1);

namespace App\Mail\Auth;

use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Mail\Mailable;
use Illuminate\Mail\Mailables\Content;
use Illuminate\Mail\Mailables\Envelope;

final class SignInDetailsChanged extends Mailable implements ShouldQueue
{
    use Queueable;

    public function __construct(public readonly string $firstName, public readonly string $change) {}

    public function envelope(): Envelope
    {
        return new Envelope(subject: 'Your '.config()->string('app.name').' sign-in details were changed');
    }

    public function content(): Content
    {
        return new Content(view: 'mail.sign-in-details-changed', text: 'mail.sign-in-details-changed-text');
    }
}
