<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\EmailDetails;
use App\Models\Email;
use App\Models\User;
use App\Queries\Attachments\AttachmentListQuery;
use App\Support\ContactMask;

/** The text and files of one email. Only viewers who may write to clients see them. */
final readonly class ClientEmailQuery
{
    public function __construct(private AttachmentListQuery $attachments) {}

    public function details(Email $email, User $viewer): EmailDetails
    {
        $email->loadMissing('messageTemplate');
        $isReader = ContactMask::isLifted($viewer);

        return new EmailDetails(
            $email->id, $isReader ? $email->body : null, $email->error, $email->sent_at?->toIso8601ZuluString(), $email->delivered_at?->toIso8601ZuluString(),
            $email->messageTemplate?->name, $isReader ? $this->attachments->all($email, $viewer) : [],
        );
    }
}
