<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientAudit;
use App\Domain\DbClients\DbClientImporter;
use App\Domain\DbClients\PhoneDetails;
use App\Domain\DbClients\ValidityChecker;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Rechecks all contact details of DB clients, and suppresses those who must not be contacted. */
final readonly class CheckDbClients
{
    public function __construct(private DbClientAudit $audit, private DbClientImporter $importer) {}

    /** @param  list<int>  $ids */
    public function handle(array $ids, ?int $actorId): void
    {
        DB::transaction(function () use ($ids, $actorId): void {
            $changes = [];
            foreach (DbClient::query()->with(['phoneNumbers', 'addresses'])->whereKey($ids)->orderBy('id')->lockForUpdate()->get() as $dbClient) {
                $before = $this->facts($dbClient);
                $this->check($dbClient);
                $after = $this->facts($dbClient);
                if ($before !== $after) {
                    $dbClient->fill(['version' => $dbClient->version + 1])->save();
                    $changes[$dbClient->id] = [$before, $after];
                }
            }
            $this->audit->many('db_client.checked', $changes, $actorId);
            $this->importer->settle($ids, $actorId);
        }, 3);
    }

    private function check(DbClient $dbClient): void
    {
        foreach ($dbClient->phoneNumbers as $number) {
            $facts = PhoneDetails::of($number->e164);
            // A call may have found a number with a valid format to be wrong.
            $wasFoundWrong = $number->is_valid === false && $number->checked_at !== null;
            $number->fill(['kind' => $facts->kind, 'is_valid' => $facts->isValid && ! $wasFoundWrong, 'checked_at' => CarbonImmutable::now()])->save();
        }
        foreach ($dbClient->addresses as $address) {
            // An address that a colleague marked as wrong stays wrong until it is edited.
            $address->fill(['is_valid' => $address->is_valid === false ? false : ValidityChecker::address($address->state, $address->postcode)])->save();
        }
        $dbClient
            ->fill([
                'email_is_valid' => ValidityChecker::email($dbClient->email),
                'status' => ValidityChecker::status(
                    $dbClient->status,
                    $dbClient->phoneNumbers->contains(static fn (DbPhoneNumber $number): bool => $number->is_valid === true),
                ),
            ])
            ->save();
    }

    /** @return array<string, mixed> */
    private function facts(DbClient $dbClient): array
    {
        return [
            'status' => $dbClient->status->value,
            'email_is_valid' => $dbClient->email_is_valid,
            'valid_numbers' => $dbClient->phoneNumbers->filter(static fn (DbPhoneNumber $number): bool => $number->is_valid === true)->count(),
            'valid_addresses' => $dbClient->addresses->filter(static fn (DbAddress $address): bool => $address->is_valid === true)->count(),
        ];
    }
}
