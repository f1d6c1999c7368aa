<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use App\Domain\DbClients\PhoneDetails;
use App\Domain\DbClients\ValidityChecker;
use App\Enums\AustralianState;
use App\Enums\DbClientStatus;
use Illuminate\Support\Facades\DB;

/** Checks unchecked numbers, addresses and email addresses, and corrects the kind of numbers. */
final readonly class CheckValidity implements Cleaner
{
    public function plan(array $ids): array
    {
        $changes = [];
        $numbers = DB::table('db_phone_numbers')->whereIn('db_client_id', $ids)->orderBy('id')->get(['id', 'db_client_id', 'e164', 'kind', 'is_valid'])->groupBy('db_client_id');
        $addresses = DB::table('db_addresses')->whereIn('db_client_id', $ids)->whereNull('is_valid')->orderBy('id')->get(['id', 'db_client_id', 'state', 'postcode'])->groupBy('db_client_id');
        foreach (DB::table('db_clients')->whereIn('id', $ids)->whereNull('deleted_at')->orderBy('id')->get(['id', 'email', 'email_is_valid', 'status']) as $row) {
            $hasValid = false;
            foreach ($numbers->get($row->id) ?? [] as $number) {
                $facts = PhoneDetails::of($number->e164);
                $was = $number->is_valid === null ? null : (bool) $number->is_valid;
                $is = $was === false ? false : $facts->isValid;
                $hasValid = $hasValid || $is;
                $this->add($changes, 'db_phone_number', (int) $number->id, (int) $row->id, ['kind' => $number->kind, 'is_valid' => $was], ['kind' => $facts->kind->value, 'is_valid' => $is]);
            }
            foreach ($addresses->get($row->id) ?? [] as $address) {
                $this->add($changes, 'db_address', (int) $address->id, (int) $row->id, ['is_valid' => null], ['is_valid' => ValidityChecker::address(AustralianState::tryFrom((string) $address->state), $address->postcode)]);
            }
            $this->add($changes, 'db_client', (int) $row->id, (int) $row->id, [
                'email_is_valid' => $row->email_is_valid === null ? null : (bool) $row->email_is_valid, 'status' => $row->status,
            ], [
                'email_is_valid' => ValidityChecker::email($row->email), 'status' => ValidityChecker::status(DbClientStatus::from($row->status), $hasValid)->value,
            ]);
        }

        return $changes;
    }

    /**
     * @param  list<Change>  $changes
     * @param  array<string, string|bool|null>  $before
     * @param  array<string, string|bool|null>  $after
     */
    private function add(array &$changes, string $type, int $id, int $dbClientId, array $before, array $after): void
    {
        $fields = array_filter($after, static fn (mixed $value, string $field): bool => $value !== $before[$field], ARRAY_FILTER_USE_BOTH);
        if ($fields !== []) {
            $changes[] = new Change($type, $id, $dbClientId, array_intersect_key($before, $fields), $fields);
        }
    }
}
