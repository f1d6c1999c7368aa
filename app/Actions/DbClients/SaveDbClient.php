<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientEdit;
use App\Domain\DbClients\DbClientImporter;
use App\Domain\DbClients\ValidityChecker;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Search\SearchIndex;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Saves a DB client with its numbers and addresses, and suppresses it when it must not be contacted. */
final readonly class SaveDbClient
{
    public function __construct(
        private AuditTrail $audit,
        private SavePhoneNumbers $phones,
        private SaveAddresses $addresses,
        private SearchIndex $search,
        private DbClientImporter $arrival,
    ) {}

    /** An edit of an older version than there is, or of foreign numbers, is a ValidationException. */
    public function handle(?DbClient $dbClient, DbClientEdit $edit, User $editor): DbClient
    {
        return DB::transaction(function () use ($dbClient, $edit, $editor): DbClient {
            $current = $dbClient === null ? new DbClient : DbClient::query()->lockForUpdate()->findOrFail($dbClient->id);
            $isNew = ! $current->exists;
            $before = $isNew ? [] : self::facts($current);
            if (! $isNew && $edit->version !== $current->version) {
                throw ValidationException::withMessages([
                    'version' => 'A colleague changed this DB client while you were editing. Reload it and make your changes again.',
                ]);
            }

            $current->fill([
                'first_name' => $edit->firstName, 'last_name' => $edit->lastName, 'date_of_birth' => $edit->dateOfBirth, 'email' => $edit->email,
                'email_is_valid' => ValidityChecker::email($edit->email), 'source' => $edit->source, 'consent_basis' => $edit->consentBasis,
            ])->save();
            $this->phones->handle($current, $edit->phones, $editor);
            $this->addresses->handle($current, $edit->addresses);

            $current->status = ValidityChecker::status($current->status, $current->phoneNumbers()->where('is_valid', true)->exists());
            $this->settle($current, $before, self::facts($current), $isNew, $editor);

            return $current->refresh();
        }, 3);
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    private function settle(DbClient $dbClient, array $before, array $after, bool $isNew, User $editor): void
    {
        $changed = array_filter($after, static fn (mixed $value, string $field): bool => $isNew || $value !== $before[$field], ARRAY_FILTER_USE_BOTH);
        if ($changed === []) {
            return;
        }

        $dbClient->version = $isNew ? 1 : $dbClient->version + 1;
        $dbClient->save();
        $this->search->put($dbClient);
        $this->audit->record($isNew ? 'db_client.created' : 'db_client.updated', $dbClient, array_intersect_key($before, $changed), $changed, $editor->id);
        $this->arrival->settle([$dbClient->id], $editor->id);
    }

    /** @return array<string, mixed> as the audit trail keeps them */
    private static function facts(DbClient $dbClient): array
    {
        return [
            'first_name' => $dbClient->first_name,
            'last_name' => $dbClient->last_name,
            'date_of_birth' => $dbClient->date_of_birth?->toDateString(),
            'email' => $dbClient->email,
            'source' => $dbClient->source,
            'consent_basis' => $dbClient->consent_basis->value,
            'status' => $dbClient->status->value,
            'phones' => SavePhoneNumbers::facts($dbClient),
            'addresses' => SaveAddresses::facts($dbClient),
        ];
    }
}
