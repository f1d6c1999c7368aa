<?php

declare(strict_types=1);

namespace App\Mail\Clients;

use App\Infrastructure\Files\AttachmentStorage;
use App\Infrastructure\Files\FileMissingException;
use App\Models\Attachment as StoredAttachment;
use App\Models\Email;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Mail\Mailable;
use Illuminate\Mail\Mailables\Attachment;
use Illuminate\Mail\Mailables\Content;
use Illuminate\Mail\Mailables\Envelope;
use Illuminate\Mail\Mailables\Headers;

/** A plain-text email to a client with its files. */
final class ClientEmail extends Mailable
{
    /** @param  Collection<int, StoredAttachment>  $files */
    public function __construct(public readonly Email $email, private readonly Collection $files) {}

    public function envelope(): Envelope
    {
        return new Envelope(subject: $this->email->subject);
    }

    public function headers(): Headers
    {
        return new Headers(messageId: $this->email->provider_id);
    }

    public function content(): Content
    {
        return new Content(text: 'mail.client-email-text', with: ['body' => $this->email->body]);
    }

    /** @return list<Attachment> which throw a FileMissingException while the email is built */
    public function attachments(): array
    {
        $storage = app(AttachmentStorage::class);

        return array_values(
            $this->files
                ->map(
                    static fn (StoredAttachment $file): Attachment => Attachment::fromData(
                        static fn (): string => $storage->get($file->path) ?? throw new FileMissingException($file->name),
                        $file->name,
                    )->withMime($file->mime),
                )
                ->all(),
        );
    }
}
