<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientImporter;
use App\Domain\DbClients\DbClientScope;
use App\Domain\DbClients\PhoneDetails;
use App\Domain\DbClients\ValidityChecker;
use App\Domain\Protection\ProtectionGate;
use App\Enums\AustralianState;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbClientStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Infrastructure\Search\SearchIndex;
use App\Models\Consent;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Arr;
use Illuminate\Validation\ValidationException;

/**
 * Saves a DB client with its numbers and addresses, and suppresses it when it must not be contacted.
 *
 * New numbers and addresses have no id. Days are like `2026-11-20`; the last day is included.
 *
 * @phpstan-type Phone array{id: int|null, e164: string, source: string|null, consent_basis: ConsentBasis, consent_at: CarbonImmutable|null, consent_evidence: string|null}
 * @phpstan-type Address array{id: int|null, line: string|null, suburb: string|null, state: AustralianState|null, postcode: string|null, from_on: string|null, to_on: string|null, source: string|null}
 */
final readonly class SaveDbClient
{
    public function __construct(
        private AuditTrail $audit,
        private SearchIndex $search,
        private DbClientImporter $importer,
        private ProtectionGate $gate,
        private SentFormRegistry $forms,
    ) {}

    /**
     * @param  array<string, mixed>  $fields  columns of the DB client
     * @param  list<Phone>  $phones  all numbers; others are deleted
     * @param  list<Address>  $addresses  all addresses; others are deleted
     * @param  int|null  $version  when the form was opened; null for a new DB client
     * @param  int|null  $listId  the editor's list for a new DB client
     * @param  string|null  $reference  identifies the form of a new DB client, so that a repeated submit is one DB client
     *
     * @throws ValidationException when a colleague changed the DB client in the meantime or the list is closed
     */
    public function handle(
        ?DbClient $dbClient,
        array $fields,
        array $phones,
        array $addresses,
        ?int $version,
        User $editor,
        ?int $listId = null,
        ?string $reference = null,
    ): DbClient {
        $content = [$fields, $phones, $addresses, $listId];

        return $this->forms->once($editor, $reference, DbClient::class, $content, function () use ($dbClient, $fields, $phones, $addresses, $version, $editor, $listId): DbClient {
            $current = $dbClient === null ? new DbClient : DbClient::query()->lockForUpdate()->findOrFail($dbClient->id);
            $isNew = ! $current->exists;
            $before = $isNew ? [] : self::facts($current);
            if (! $isNew && $version !== $current->version) {
                throw ValidationException::withMessages([
                    'version' => 'A colleague changed this DB client while you were editing. Reload it and make your changes again.',
                ]);
            }

            if ($isNew && $listId !== null) {
                self::assign($current, $listId, $editor);
            }
            $current->fill($fields);
            $current->fill(['email_is_valid' => ValidityChecker::email($current->email)])->save();
            $this->savePhones($current, $phones, $editor);
            $this->saveAddresses($current, $addresses);

            $current->status = ValidityChecker::status($current->status, $current->phoneNumbers()->where('is_valid', true)->exists());
            $this->settle($current, $before, self::facts($current), $isNew, $editor);

            return $current->refresh();
        });
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
        $this->importer->settle([$dbClient->id], $editor->id);
        if ($dbClient->db_list_id !== null) {
            // A DB client who may now be excluded leaves the list until a colleague decides.
            $this->gate->listable([$dbClient->id]);
        }
    }

    private static function assign(DbClient $dbClient, int $listId, User $editor): void
    {
        $list = DbClientScope::of($editor)->openLists()->lockForUpdate()->find($listId);
        if ($list === null) {
            throw ValidationException::withMessages(['db_list_id' => 'This list is closed. Choose another one.']);
        }
        $list->update(['wanted_rows' => $list->wanted_rows + 1, 'filled_rows' => $list->filled_rows + 1]);
        $dbClient->fill(['db_list_id' => $list->id, 'assignee_id' => $editor->id, 'status' => DbClientStatus::Assigned]);
    }

    /** @param  list<Phone>  $edits */
    private function savePhones(DbClient $dbClient, array $edits, User $editor): void
    {
        $known = $dbClient->phoneNumbers()->get()->keyBy('id');
        $kept = array_filter(array_column($edits, 'id'));
        $dbClient->phoneNumbers()->whereKeyNot($kept)->delete();
        // Two numbers may swap their places, and a DB client has a number only once.
        foreach (array_filter($edits, static fn (array $edit): bool => $edit['id'] !== null && $known->get($edit['id'])?->e164 !== $edit['e164']) as $edit) {
            $dbClient->phoneNumbers()->whereKey($edit['id'])->update(['e164' => "#{$edit['id']}"]);
        }

        foreach ($edits as $index => $edit) {
            $number = $edit['id'] === null ? new DbPhoneNumber(['db_client_id' => $dbClient->id]) : $known->get($edit['id']);
            if ($number === null) {
                throw ValidationException::withMessages(["phones.{$index}.number" => 'A colleague has removed this number. Reload the DB client.']);
            }
            $this->savePhone($number, $edit, $dbClient, $editor);
        }
    }

    /** @param  Phone  $edit */
    private function savePhone(DbPhoneNumber $number, array $edit, DbClient $dbClient, User $editor): void
    {
        $isNew = ! $number->exists;
        $facts = PhoneDetails::of($edit['e164']);
        // A number that a call found to be wrong stays wrong until it is replaced.
        if ($isNew || $number->e164 !== $edit['e164']) {
            $number->fill(['e164' => $edit['e164'], 'kind' => $facts->kind, 'is_valid' => $facts->isValid, 'checked_at' => CarbonImmutable::now()]);
        }
        $number->fill(Arr::only($edit, ['source', 'consent_basis', 'consent_at', 'consent_evidence']));
        $isConsentChanged = $number->isDirty(['consent_basis', 'consent_at', 'consent_evidence']);
        $number->save();

        if ($isConsentChanged) {
            Consent::query()->create([
                'person_type' => $dbClient->getMorphClass(), 'person_id' => $dbClient->id, 'channel' => ConsentChannel::Phone,
                'purpose' => Consent::callsTo($number->e164), 'basis' => $edit['consent_basis'], 'evidence' => $edit['consent_evidence'],
                'user_id' => $editor->id, 'recorded_at' => $edit['consent_at'] ?? CarbonImmutable::now(),
            ]);
        }
    }

    /** @param  list<Address>  $edits */
    private function saveAddresses(DbClient $dbClient, array $edits): void
    {
        $known = $dbClient->addresses()->get()->keyBy('id');
        $dbClient->addresses()->whereKeyNot(array_filter(array_column($edits, 'id')))->delete();

        foreach ($edits as $index => $edit) {
            $address = $edit['id'] === null ? new DbAddress(['db_client_id' => $dbClient->id]) : $known->get($edit['id']);
            if ($address === null) {
                throw ValidationException::withMessages(["addresses.{$index}.line" => 'A colleague has removed this address. Reload the DB client.']);
            }
            $address->fill(Arr::except($edit, 'id'));
            if ($address->isDirty(['line', 'suburb', 'state', 'postcode'])) {
                $address->is_valid = ValidityChecker::address($edit['state'], $edit['postcode']);
            }
            $address->save();
        }
    }

    /** @return array<string, mixed> for the audit trail */
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
            'phones' => array_values($dbClient->phoneNumbers()->orderBy('id')->get()->map(static fn (DbPhoneNumber $number): array => [
                'e164' => $number->e164, 'source' => $number->source, 'consent_basis' => $number->consent_basis->value,
                'consent_on' => $number->consent_at?->toDateString(), 'evidence' => $number->consent_evidence,
            ])->all()),
            'addresses' => array_values($dbClient->addresses()->orderBy('id')->get()->map(static fn (DbAddress $address): array => [
                'line' => $address->line, 'suburb' => $address->suburb, 'state' => $address->state?->value, 'postcode' => $address->postcode,
                'from_on' => $address->from_on?->toDateString(), 'to_on' => $address->to_on?->toDateString(), 'source' => $address->source,
            ])->all()),
        ];
    }
}
