<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Support\Facades\DB;

/** Records searches for a whole phone number or email address that found no one, by users who see masked contacts. */
final readonly class MissedLookupRecorder
{
    public function __construct(private AuditTrail $audit) {}

    public function record(User $viewer, string $search): void
    {
        $contacts = ContactMask::limitsSearches($viewer) ? WholeContact::allIn($search) : [];
        if ($contacts === []) {
            return;
        }
        $masked = array_map(
            static fn (string $contact): string => str_contains($contact, '@')
                ? ContactMask::email($contact)
                : ContactMask::phone($contact),
            $contacts,
        );
        DB::transaction(
            fn () => $this->audit->record('contact.lookup_missed', after: ['search' => $masked], actorId: $viewer->id),
        );
    }
}
