<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Contact;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Removes a contact from the lists. Its row is kept, and `restore` undoes it. */
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

    public function restore(Contact $contact, User $user): void
    {
        DB::transaction(function () use ($contact, $user): void {
            $current = Contact::onlyTrashed()->lockForUpdate()->find($contact->id);
            if ($current !== null) {
                $current->restore();
                $this->audit->record('contact.restored', $current, after: ['name' => $current->name], actorId: $user->id);
            }
        }, 3);
    }
}
