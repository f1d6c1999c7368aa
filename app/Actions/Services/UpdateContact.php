<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Contact;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

final readonly class UpdateContact
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  array<string, string|null>  $fields
     * @param  int  $version  of the contact when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     */
    public function handle(Contact $contact, array $fields, int $version, User $user): void
    {
        DB::transaction(function () use ($contact, $fields, $version, $user): void {
            $current = Contact::query()->lockForUpdate()->findOrFail($contact->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('this contact');
            }
            $before = $current->only(array_keys($fields));
            $changed = array_filter($fields, static fn (?string $value, string $field): bool => $value !== $before[$field], ARRAY_FILTER_USE_BOTH);
            if ($changed !== []) {
                $current->update([...$changed, 'version' => $version + 1]);
                $this->audit->record('contact.updated', $current, array_intersect_key($before, $changed), $changed, $user->id);
            }
        }, 3);
    }
}
