<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Services\DbClients\PhoneFacts;
use App\Services\DbClients\ProspectArrival;
use App\Services\DbClients\ProspectAudit;
use App\Services\DbClients\ValidityCheck;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Looks at the numbers, addresses and mailboxes of some prospects anew, and at what must be left alone. */
final readonly class CheckDbClients
{
    public function __construct(private ProspectAudit $audit, private ProspectArrival $arrival) {}

    /** @param  list<int>  $ids */
    public function handle(array $ids, ?int $actorId): void
    {
        DB::transaction(function () use ($ids, $actorId): void {
            $changes = [];
            foreach (DbClient::query()->with(['phoneNumbers', 'addresses'])->whereKey($ids)->orderBy('id')->lockForUpdate()->get() as $prospect) {
                $before = $this->facts($prospect);
                $this->check($prospect);
                $after = $this->facts($prospect);
                if ($before !== $after) {
                    $prospect->fill(['version' => $prospect->version + 1])->save();
                    $changes[$prospect->id] = [$before, $after];
                }
            }
            $this->audit->many('db_client.checked', $changes, $actorId);
            $this->arrival->settle($ids, $actorId);
        }, 3);
    }

    private function check(DbClient $prospect): void
    {
        foreach ($prospect->phoneNumbers as $number) {
            $facts = PhoneFacts::of($number->e164);
            $number->fill(['kind' => $facts->kind, 'is_valid' => $facts->isValid && ! $this->wasFoundWrong($number), 'checked_at' => CarbonImmutable::now()])->save();
        }
        foreach ($prospect->addresses as $address) {
            // One that somebody found to be wrong stays so until it is edited.
            $address->fill(['is_valid' => $address->is_valid === false ? false : ValidityCheck::address($address->state, $address->postcode)])->save();
        }
        $prospect->fill([
            'email_is_valid' => ValidityCheck::email($prospect->email),
            'status' => ValidityCheck::status($prospect->status, $prospect->phoneNumbers->contains(static fn (DbPhoneNumber $number): bool => $number->is_valid === true)),
        ])->save();
    }

    /** A call knows better than the shape of the number. */
    private function wasFoundWrong(DbPhoneNumber $number): bool
    {
        return $number->is_valid === false && PhoneFacts::of($number->e164)->isValid && $number->checked_at !== null;
    }

    /** @return array<string, mixed> */
    private function facts(DbClient $prospect): array
    {
        return [
            'status' => $prospect->status->value,
            'email_is_valid' => $prospect->email_is_valid,
            'valid_numbers' => $prospect->phoneNumbers->filter(static fn (DbPhoneNumber $number): bool => $number->is_valid === true)->count(),
            'valid_addresses' => $prospect->addresses->filter(static fn (DbAddress $address): bool => $address->is_valid === true)->count(),
        ];
    }
}
