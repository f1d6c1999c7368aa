<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Contact;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Removes a contact from the lists. Its row is kept. */
final readonly class DeleteContact
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Contact $contact, User $user): void
    {
        DB::transaction(function () use ($contact, $user): void {
            $contact->delete();
            $this->audit->record('contact.deleted', $contact, ['name' => $contact->name], actorId: $user->id);
        }, 3);
    }
}
