<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Models\DbClient;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\ProspectArrival;
use App\Services\DbClients\ValidityCheck;
use App\Services\Search\SearchIndex;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Saves a prospect with all numbers and addresses, new or known; what must be left alone is suppressed at once. */
final readonly class SaveDbClient
{
    public function __construct(
        private AuditTrail $audit,
        private SavePhoneNumbers $phones,
        private SaveAddresses $addresses,
        private SearchIndex $search,
        private ProspectArrival $arrival,
    ) {}

    /** An edit of an older version than there is, or of foreign numbers, is a ValidationException. */
    public function handle(?DbClient $prospect, DbClientEdit $edit, User $editor): DbClient
    {
        return DB::transaction(function () use ($prospect, $edit, $editor): DbClient {
            $current = $prospect === null ? new DbClient : DbClient::query()->lockForUpdate()->findOrFail($prospect->id);
            $isNew = ! $current->exists;
            $before = $isNew ? [] : self::facts($current);
            if (! $isNew && $edit->version !== $current->version) {
                throw ValidationException::withMessages([
                    'version' => 'Somebody else changed this prospect while you were editing. Open it again, then make your changes on what stands there now.',
                ]);
            }

            $current->fill([
                'first_name' => $edit->firstName, 'last_name' => $edit->lastName, 'date_of_birth' => $edit->dateOfBirth, 'email' => $edit->email,
                'email_is_valid' => ValidityCheck::email($edit->email), 'source' => $edit->source, 'consent_basis' => $edit->consentBasis,
            ])->save();
            $this->phones->handle($current, $edit->phones, $editor);
            $this->addresses->handle($current, $edit->addresses);

            $current->status = ValidityCheck::status($current->status, $current->phoneNumbers()->where('is_valid', true)->exists());
            $this->settle($current, $before, self::facts($current), $isNew, $editor);

            return $current->refresh();
        }, 3);
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    private function settle(DbClient $prospect, array $before, array $after, bool $isNew, User $editor): void
    {
        $changed = array_filter($after, static fn (mixed $value, string $field): bool => $isNew || $value !== $before[$field], ARRAY_FILTER_USE_BOTH);
        if ($changed === []) {
            return;
        }

        $prospect->version = $isNew ? 1 : $prospect->version + 1;
        $prospect->save();
        $this->search->put($prospect);
        $this->audit->record($isNew ? 'db_client.created' : 'db_client.updated', $prospect, array_intersect_key($before, $changed), $changed, $editor->id);
        $this->arrival->settle([$prospect->id], $editor->id);
    }

    /** @return array<string, mixed> as the audit trail keeps them */
    private static function facts(DbClient $prospect): array
    {
        return [
            'first_name' => $prospect->first_name,
            'last_name' => $prospect->last_name,
            'date_of_birth' => $prospect->date_of_birth?->toDateString(),
            'email' => $prospect->email,
            'source' => $prospect->source,
            'consent_basis' => $prospect->consent_basis->value,
            'status' => $prospect->status->value,
            'phones' => SavePhoneNumbers::facts($prospect),
            'addresses' => SaveAddresses::facts($prospect),
        ];
    }
}
