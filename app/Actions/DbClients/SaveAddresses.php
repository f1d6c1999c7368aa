<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Models\DbAddress;
use App\Models\DbClient;
use App\Services\DbClients\ValidityCheck;
use Illuminate\Validation\ValidationException;

/** Makes a prospect's addresses what the form says, inside the transaction of its save. */
final readonly class SaveAddresses
{
    /** @param  list<AddressEdit>  $edits */
    public function handle(DbClient $prospect, array $edits): void
    {
        $known = $prospect->addresses()->get()->keyBy('id');
        $prospect->addresses()->whereKeyNot(array_filter(array_map(static fn (AddressEdit $edit): ?int => $edit->id, $edits)))->delete();

        foreach ($edits as $index => $edit) {
            $address = $edit->id === null ? new DbAddress(['db_client_id' => $prospect->id]) : $known->get($edit->id);
            if ($address === null) {
                throw ValidationException::withMessages(["addresses.{$index}.line" => 'This address was removed meanwhile. Open the prospect again.']);
            }
            $address->fill([
                'line' => $edit->line, 'suburb' => $edit->suburb, 'state' => $edit->state, 'postcode' => $edit->postcode, 'from_on' => $edit->fromOn,
                'to_on' => $edit->toOn, 'source' => $edit->source,
            ]);
            if ($address->isDirty(['line', 'suburb', 'state', 'postcode'])) {
                $address->is_valid = ValidityCheck::address($edit->state, $edit->postcode);
            }
            $address->save();
        }
    }

    /** @return list<array<string, mixed>> */
    public static function facts(DbClient $prospect): array
    {
        return array_values($prospect->addresses()->orderBy('id')->get()->map(static fn (DbAddress $address): array => [
            'line' => $address->line, 'suburb' => $address->suburb, 'state' => $address->state?->value, 'postcode' => $address->postcode,
            'from_on' => $address->from_on?->toDateString(), 'to_on' => $address->to_on?->toDateString(), 'source' => $address->source,
        ])->all());
    }
}
