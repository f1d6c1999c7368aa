<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Enums\ContactKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\Contact;
use App\Models\User;

final readonly class AddContact
{
    public function __construct(private SentFormRegistry $forms, private AuditTrail $audit) {}

    /**
     * @param  array<string, string|null>  $fields
     * @param  string|null  $reference  identifies the form
     */
    public function handle(ContactKind $kind, array $fields, User $user, ?string $reference): Contact
    {
        return $this->forms->once($user, $reference, Contact::class, [$kind->value, $fields], function () use ($kind, $fields, $user): Contact {
            $contact = Contact::query()->create([...$fields, 'kind' => $kind]);
            $this->audit->record(
                'contact.added',
                $contact,
                after: array_filter($fields, static fn (?string $value): bool => $value !== null),
                actorId: $user->id,
            );

            return $contact;
        });
    }
}
