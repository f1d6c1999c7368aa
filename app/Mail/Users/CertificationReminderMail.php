<?php

declare(strict_types=1);

namespace App\Mail\Users;

use App\Models\CertificationReminder;
use Illuminate\Mail\Mailable;
use Illuminate\Mail\Mailables\Content;
use Illuminate\Mail\Mailables\Envelope;
use Illuminate\Mail\Mailables\Headers;

final class CertificationReminderMail extends Mailable
{
    public function __construct(public readonly CertificationReminder $reminder) {}

    public function envelope(): Envelope
    {
        return new Envelope(subject: "Renew your certification: {$this->reminder->certification->certificationType->title}");
    }

    public function headers(): Headers
    {
        return new Headers(messageId: "certification-reminder-{$this->reminder->id}@".parse_url(config()->string('app.url'), PHP_URL_HOST));
    }

    public function content(): Content
    {
        $certification = $this->reminder->certification;

        return new Content(text: 'mail.certification-reminder-text', with: [
            'firstName' => $certification->user->first_name,
            'title' => $certification->certificationType->title,
            'lastDay' => $certification->expires_on?->format('j F Y'),
            'url' => route('user-profile.edit', ['tab' => 'certifications']),
        ]);
    }
}
