<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\AddressEdit;
use App\Domain\DbClients\ValidityChecker;
use App\Models\DbAddress;
use App\Models\DbClient;
use Illuminate\Validation\ValidationException;

/** Saves a DB client's addresses; call it in the transaction of SaveDbClient. */
final readonly class SaveAddresses
{
    /** @param  list<AddressEdit>  $edits */
    public function handle(DbClient $dbClient, array $edits): void
    {
        $known = $dbClient->addresses()->get()->keyBy('id');
        $dbClient->addresses()->whereKeyNot(array_filter(array_map(static fn (AddressEdit $edit): ?int => $edit->id, $edits)))->delete();

        foreach ($edits as $index => $edit) {
            $address = $edit->id === null ? new DbAddress(['db_client_id' => $dbClient->id]) : $known->get($edit->id);
            if ($address === null) {
                throw ValidationException::withMessages(["addresses.{$index}.line" => 'A colleague has removed this address. Reload the DB client.']);
            }
            $address->fill([
                'line' => $edit->line, 'suburb' => $edit->suburb, 'state' => $edit->state, 'postcode' => $edit->postcode, 'from_on' => $edit->fromOn,
                'to_on' => $edit->toOn, 'source' => $edit->source,
            ]);
            if ($address->isDirty(['line', 'suburb', 'state', 'postcode'])) {
                $address->is_valid = ValidityChecker::address($edit->state, $edit->postcode);
            }
            $address->save();
        }
    }

    /** @return list<array<string, mixed>> */
    public static function facts(DbClient $dbClient): array
    {
        return array_values($dbClient->addresses()->orderBy('id')->get()->map(static fn (DbAddress $address): array => [
            'line' => $address->line, 'suburb' => $address->suburb, 'state' => $address->state?->value, 'postcode' => $address->postcode,
            'from_on' => $address->from_on?->toDateString(), 'to_on' => $address->to_on?->toDateString(), 'source' => $address->source,
        ])->all());
    }
}
